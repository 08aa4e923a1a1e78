import createNextIntlPlugin from 'next-intl/plugin'

/** Headers of every answer; the Content-Security-Policy is made for each page in proxy.ts. */
const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // These bring native parts, or look for files beside themselves.
  serverExternalPackages: [
    '@node-rs/argon2',
    'graphile-worker',
    'pg',
    'ioredis',
    'nodemailer',
    'web-push',
  ],
  async headers() {
    return [{ source: '/:path*', headers }]
  },
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
