import { type NextRequest, NextResponse } from 'next/server'

/** Whether this is `next dev`; the bundler puts the answer here. */
const isDev = process.env['NODE_ENV'] === 'development'

/** Gives each page a Content-Security-Policy of its own: only scripts that carry its nonce run. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const policy = policyFor(nonce)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  // Next reads the nonce for its own scripts from here.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** Pages only: calls, streams and files need no policy. */
export const config = {
  matcher: [
    {
      source: '/((?!api/|_next/static|_next/image|.*\\.[a-z0-9]+$).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
}

function policyFor(nonce: string): string {
  return [
    "default-src 'self'",
    // React's development build evaluates text to name its components.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
