import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { InvitedLook } from './Invitation'

interface Props {
  readonly look: InvitedLook
  /** The free seat that is chosen, where one can be. */
  readonly seat?: number | undefined
  readonly choose?: (seat: number) => void
}

/** The seats of the table with who sits there; free ones can be chosen. */
export function Places({ look, seat: chosen, choose }: Props) {
  const words = useTranslations('invitation')
  const name = useId()
  const { seats, host } = look.view
  return (
    <fieldset className="places">
      <legend>{words(choose ? 'choose' : 'people')}</legend>
      <ol>
        {seats.map((sitter, seat) => {
          const number = seat + 1
          if (sitter === null) {
            const choice = {
              name,
              isChosen: seat === chosen,
              choose: choose && (() => choose(seat)),
            }
            return <FreePlace key={number} number={number} {...choice} />
          }
          return (
            <li key={number} className="place">
              <PlaceName number={number} name={look.names[sitter.player] ?? words('somebody')} />
              {sitter.player === host ? <small>{words('host')}</small> : null}
              {sitter.kind === 'computer' ? <small>{words('computer')}</small> : null}
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}

interface FreeProps {
  readonly number: number
  readonly name: string
  readonly isChosen: boolean
  readonly choose: (() => void) | undefined
}

function FreePlace({ number, name, isChosen, choose }: FreeProps) {
  const words = useTranslations('invitation')
  const id = useId()
  const place = <PlaceName number={number} name={words('free')} />
  if (!choose) return <li className="place vacant">{place}</li>
  return (
    <li className="place vacant">
      <label htmlFor={id}>{place}</label>
      <input id={id} type="radio" name={name} checked={isChosen} onChange={choose} />
    </li>
  )
}

function PlaceName({ number, name }: { readonly number: number; readonly name: string }) {
  return (
    <>
      <span className="place-number">{number}</span>
      <span className="place-name">{name}</span>
    </>
  )
}
