import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'

/** What a device needs to know to install the site as an app. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const words = await getTranslations('common')
  const practice = await getTranslations('practice')
  const learn = await getTranslations('learn')
  return {
    id: '/',
    name: words('name'),
    short_name: words('name'),
    description: words('promise'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f1e8d8',
    theme_color: '#f1e8d8',
    categories: ['games', 'education'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: practice('title'), url: '/practice' },
      { name: learn('title'), url: '/learn' },
    ],
  }
}
