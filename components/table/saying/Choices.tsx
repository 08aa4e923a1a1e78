'use client'

import { useTranslations } from 'next-intl'
import { useTable } from '../TableProvider'

/** One of several players or cards that may have been meant. */
export interface Choice {
  readonly key: string
  readonly name: string
  readonly choose: () => void
}

/** What to choose from where more than one player or card was meant: by the alphabet, and nothing else told of them. */
export function useChoices(): readonly Choice[] {
  const { words, composer } = useTable()
  const { which, chooseWhom, chooseCard } = composer
  if (which === null) return []
  const choices =
    which.kind === 'player'
      ? which.among.map((seat) => ({
          key: `seat-${seat}`,
          name: words.nameAt(seat),
          choose: () => chooseWhom(seat),
        }))
      : which.among.map((card) => ({
          key: card,
          name: words.cards.cardName(card),
          choose: () => chooseCard(card),
        }))
  return choices.sort((one, other) => one.name.localeCompare(other.name, words.cards.language))
}

interface Props {
  readonly id: string
  readonly choices: readonly Choice[]
  /** The place of the one that Enter chooses. */
  readonly at: number
}

/** The listbox under the field; the field keeps the focus, and hears the keys. */
export function Choices({ id, choices, at }: Props) {
  const t = useTranslations('table.composer')
  const { composer } = useTable()
  const isPlayer = composer.which?.kind === 'player'
  return (
    <div
      id={id}
      className="found"
      role="listbox"
      aria-label={t(isPlayer ? 'foundPlayers' : 'found')}
    >
      {choices.map(({ key, name, choose }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard in the field
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          // A press would take the focus from the field before it is a click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={choose}
        >
          {name}
        </div>
      ))}
    </div>
  )
}
