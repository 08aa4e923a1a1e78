'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui'
import { allSeats, type Seat } from '@/engine/seat'
import { GatherSeat } from './GatherSeat'
import { HowPlayed } from './HowPlayed'
import { Invite } from './Invite'
import { useTable } from './TableProvider'

/** Before the game: people choose seats and say that they are ready; the host fills seats and starts. */
export function Gathering() {
  const t = useTranslations('table')
  const { view } = useTable().look
  return (
    <div className="gathering">
      <section className="clothpanel" aria-labelledby="seats">
        <h2 className="vh" id="seats">
          {t('gather.seats')}
        </h2>
        <ol className="gatherseats">
          {allSeats(view.seats.length).map((seat) => (
            <GatherSeat key={seat} seat={seat} />
          ))}
        </ol>
      </section>
      <section className="slip">
        {view.seat === null ? (
          <p className="wait">{t('gather.waitForSeats')}</p>
        ) : (
          <Beginning seat={view.seat} />
        )}
      </section>
      <section className="gatherside">
        <HowPlayed />
        <Invite />
      </section>
    </div>
  )
}

/** Ready, and for the host: start. */
function Beginning({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('table')
  const { look, words, act, pending } = useTable()
  const { seats, host } = look.view
  const isReady = seats[seat]?.ready ?? false
  const taken = allSeats(seats.length).filter((each) => seats[each] !== null)
  const waitedFor = taken.filter((each) => each !== seat && !seats[each]?.ready)
  const mayStart = taken.length >= 2 && waitedFor.length === 0
  return (
    <>
      <div className="acts">
        <Button
          kind={isReady || look.isHost ? 'plain' : 'main'}
          busy={pending?.do === 'be-ready'}
          onClick={() => act({ do: 'be-ready', ready: !isReady })}
        >
          {t(isReady ? 'gather.notAfterAll' : 'gather.beReady')}
        </Button>
        {look.isHost && (
          <Button
            kind="main"
            off={!mayStart}
            busy={pending?.do === 'start'}
            aria-describedby="start-needs"
            onClick={() => act({ do: 'start' })}
          >
            {t('gather.start')}
          </Button>
        )}
      </div>
      <p id="start-needs" className="wait">
        {look.isHost
          ? mayStart
            ? null
            : taken.length < 2
              ? t('gather.startNeeds')
              : t('gather.startWaits', { names: words.list(waitedFor.map(words.nameAt)) })
          : t('gather.waitForHost', { host: words.nameOf(host) })}
      </p>
    </>
  )
}
