import { classNames } from '@/components/ui/class-names'
import type { CardInfo, DeckWords } from '@/engine/deck'
import { Drawing } from './Drawing'
import { Emblem } from './Emblem'
import { Patch } from './Patch'

interface Props {
  readonly info: CardInfo
  readonly words: DeckWords
  /** Small: its numeral, drawing and name only. */
  readonly small?: boolean
  /** Whether a picture card tells its set's name and emblem: at a table where the list is shown. */
  readonly namesSet?: boolean
}

/** The face of a card. Its width is `--w` of whatever it stands in, and everything in it follows. */
export function CardFace({ info, words, small = false, namesSet = true }: Props) {
  const { set, isList } = info
  return (
    <span className={classNames('card', isList && 'list', small && 's')} data-set={set.number}>
      <span className="ix">
        <Patch set={set.number} />
      </span>
      {isList ? <ListFace info={info} words={words} small={small} /> : null}
      {isList ? null : <PictureFace info={info} words={words} namesSet={namesSet} small={small} />}
      {small ? null : (
        <span className="ix br" aria-hidden="true">
          <Patch set={set.number} />
        </span>
      )}
    </span>
  )
}

function PictureFace({ info, words, small, namesSet }: Required<Props>) {
  const { card, set } = info
  const name = words.cardName(card)
  return (
    <>
      <span className="dr">
        <Drawing card={card} />
      </span>
      <b className={classNames('nm', isLong(name) && 'long')}>{name}</b>
      {namesSet && !small && (
        <span className="st">
          <Emblem set={set.number} />
          {words.setName(set.slug)}
        </span>
      )}
    </>
  )
}

function ListFace({ info, words, small }: Omit<Props, 'namesSet'>) {
  const { set } = info
  const pictures = set.cards.filter((card) => card !== info.card)
  return (
    <>
      <b className={classNames('hd', isLong(words.setName(set.slug)) && 'long')}>
        {words.setName(set.slug)}
      </b>
      {small ? (
        <svg className="lines" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 4C9 3 15 5 21 4M3 9C8 8.5 13 9.8 18 9M3 14C9 13 14 15 20 14M3 19C7 18.5 11 19.5 15 19" />
        </svg>
      ) : (
        <>
          <svg
            className="underline-by-hand"
            viewBox="0 0 80 6"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M1 3.5C14 1 26 5.5 40 3C54 1 66 5 79 2.5" />
          </svg>
          <ul className="rows" data-rows={pictures.length}>
            {pictures.map((card) => (
              <li key={card}>{words.cardName(card)}</li>
            ))}
          </ul>
          <span className="st">
            <Emblem set={set.number} />
            {set.cards.length}
          </span>
        </>
      )}
    </>
  )
}

/** Whether a word of the name is too long for the usual letters of a small card. */
function isLong(name: string): boolean {
  return name.split(' ').some((word) => word.length > 9)
}
