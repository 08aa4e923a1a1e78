import { useTranslations } from 'next-intl'
import { PaperPage } from '@/components/ui'
import './safeguarding.css'

/** What the game does for people's safety, what one can do oneself, and whom to ask. */
export function SafeguardingPage() {
  const words = useTranslations('safeguarding')
  return (
    <PaperPage title={words('title')}>
      <div className="safeguarding">
        <p>{words('lead')}</p>
        <section className="in-danger">
          <h2>{words('danger.title')}</h2>
          <p>{words('danger.text')}</p>
        </section>
        <section id="report">
          <h2>{words('report.title')}</h2>
          <p>{words('report.lead')}</p>
          <ul>
            <li>{words('report.leave')}</li>
            <li>{words('report.host')}</li>
            <li>{words('report.note')}</li>
            <li>{words('report.tell')}</li>
            <li>{words('report.house')}</li>
          </ul>
        </section>
        <section>
          <h2>{words('does.title')}</h2>
          <ul>
            <li>{words('does.chat')}</li>
            <li>{words('does.names')}</li>
            <li>{words('does.guests')}</li>
            <li>{words('does.age')}</li>
            <li>{words('does.money')}</li>
          </ul>
        </section>
        <section>
          <h2>{words('children.title')}</h2>
          <p>{words('children.text')}</p>
        </section>
      </div>
    </PaperPage>
  )
}
