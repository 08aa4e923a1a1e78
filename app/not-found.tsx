import Link from 'next/link'
import { getTranslations } from 'next-intl/server'

/** The page for an address that has none. */
export default async function NotFound() {
  const words = await getTranslations('common.notFound')
  return (
    <main>
      <h1>{words('title')}</h1>
      <p>{words('text')}</p>
      <Link href="/">{words('home')}</Link>
    </main>
  )
}
