import { getTranslations } from 'next-intl/server'

export default async function FrontPage() {
  const words = await getTranslations('common')
  return (
    <main>
      <h1>{words('name')}</h1>
      <p>{words('promise')}</p>
    </main>
  )
}
