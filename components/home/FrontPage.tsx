import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CodeForm } from '@/components/join'
import { Spread } from './Spread'
import './home.css'

/** The front page: what this is, in one breath, and the ways in. */
export function FrontPage() {
  const words = useTranslations('home')
  const common = useTranslations('common')
  return (
    <main className="home" id="main">
      <section className="hero">
        <h1>{common('name')}</h1>
        <p className="lead">{words('lead')}</p>
        <div className="doors">
          <Link className="btn say" href="/practice">
            <span>
              {words('play')}
              <small>{words('playHow')}</small>
            </span>
          </Link>
          <CodeForm />
          <p className="others">
            {words.rich('others', {
              learn: (text) => <Link href="/learn">{text}</Link>,
              tables: (text) => <Link href="/tables">{text}</Link>,
              make: (text) => <Link href="/tables/new">{text}</Link>,
            })}
          </p>
        </div>
      </section>
      <Spread />
    </main>
  )
}
