import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import '@fontsource/andika/400.css'
import '@fontsource/andika/700.css'
import '@fontsource/gochi-hand/400.css'
import '@fontsource/patrick-hand/400.css'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('common')
  return {
    title: { default: words('name'), template: `%s · ${words('name')}` },
    description: words('promise'),
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f1e8d8' },
    { media: '(prefers-color-scheme: dark)', color: '#1c2326' },
  ],
}

/** What is round every page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()}>
      <body>
        <NextIntlClientProvider>{children}</NextIntlClientProvider>
      </body>
    </html>
  )
}
