import { useTranslations } from 'next-intl'
import type { PlayedGame } from './Game'

interface Props {
  readonly game: PlayedGame
  readonly nameOf: (seat: number) => string
}

/** The scores of a game, hand by hand. */
export function HandScores({ game, nameOf }: Props) {
  const words = useTranslations('games')
  const { hands, seats } = game
  if (hands.length === 0) return <p className="no-hands">{words('noHands')}</p>
  const players = seats.map(({ total }, seat) => ({ seat, total, name: nameOf(seat) }))
  return (
    // A table wider than a phone scrolls by itself, also with the keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <section className="hand-scores" aria-label={words('byHand')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('player')}</th>
            {hands.map(({ number }) => (
              <th key={number} scope="col">
                <span className="vh">{words('hand')} </span>
                {number}
              </th>
            ))}
            <th scope="col">{words('total')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat, name, total }) => (
            <tr key={seat} data-mine={seat === game.mySeat || undefined}>
              <th scope="row">{name}</th>
              {hands.map(({ number, scores }) => (
                <td key={number}>{scores[seat]}</td>
              ))}
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
