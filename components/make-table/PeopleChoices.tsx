import { useTranslations } from 'next-intl'
import { SEATS } from '@/engine/seat'
import { Choice } from './Choice'
import type { PartProps } from './MakeTable'

const COUNTS = Array.from(
  { length: SEATS.most - SEATS.fewest + 1 },
  (_, more) => SEATS.fewest + more,
)

/** Who plays. */
export function PeopleChoices({ draft, change }: PartProps) {
  const words = useTranslations('makeTable')
  return (
    <section className="make-slip" aria-labelledby="people-choices">
      <h2 id="people-choices">{words('people')}</h2>
      <Choice
        legend={words('seats.title')}
        choices={COUNTS.map((count) => [count, count] as const)}
        value={draft.seats}
        onChoose={(seats) => change({ seats })}
        means={words(`seats.${kindOfCount(draft.seats)}`)}
      />
      <Choice
        legend={words('who.title')}
        choices={[
          ['invited', words('who.invited')],
          ['everybody', words('who.everybody')],
        ]}
        value={draft.who}
        onChoose={(who) => change({ who })}
        means={words(`who.${draft.who}Means`)}
      />
      <Choice
        legend={words('computers.title')}
        choices={[
          ['no', words('computers.no')],
          ['yes', words('computers.yes')],
        ]}
        value={draft.computers}
        onChoose={(computers) => change({ computers })}
        means={words(`computers.${draft.computers}Means`)}
      />
      <Choice
        legend={words('spectators.title')}
        choices={[
          ['yes', words('spectators.yes')],
          ['no', words('spectators.no')],
        ]}
        value={draft.spectators}
        onChoose={(spectators) => change({ spectators })}
        means={words(`spectators.${draft.spectators}Means`)}
      />
    </section>
  )
}

function kindOfCount(seats: number): 'two' | 'good' | 'many' {
  return seats === 2 ? 'two' : seats <= 7 ? 'good' : 'many'
}
