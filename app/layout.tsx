import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ApiProvider } from '@/components/api'
import { LiveProvider } from '@/components/live'
import { OfflineKeeper } from '@/components/offline'
import { attributesOf } from '@/components/settings/settings'
import { env } from '@/server/env'
import { clientWords } from './client-words'
import { reader, readerSettings } from './reader'
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
    metadataBase: new URL(env.PUBLIC_URL),
    openGraph: { siteName: words('name'), type: 'website' },
    twitter: { card: 'summary_large_image' },
  }
}

const PAPER = '#f1e8d8'
const SLATE = '#1c2326'

export async function generateViewport(): Promise<Viewport> {
  const { theme } = await readerSettings()
  const byDevice = [
    { media: '(prefers-color-scheme: light)', color: PAPER },
    { media: '(prefers-color-scheme: dark)', color: SLATE },
  ]
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: theme === 'device' ? byDevice : theme === 'light' ? PAPER : SLATE,
  }
}

/** What is round every page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const me = (await reader())?.id ?? null
  const settings = attributesOf(await readerSettings())
  return (
    // The reader's settings may have been changed on the page since.
    <html lang={await getLocale()} {...settings} suppressHydrationWarning>
      <body>
        <OfflineKeeper isBuild={env.NODE_ENV === 'production'} />
        <NextIntlClientProvider messages={await clientWords()}>
          <ApiProvider>
            <LiveProvider key={me} me={me}>
              {children}
            </LiveProvider>
          </ApiProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
