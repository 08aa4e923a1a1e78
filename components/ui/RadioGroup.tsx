import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

interface Choice<Value> {
  readonly value: Value
  readonly label: ReactNode
  readonly off?: boolean
}

interface Props<Value extends string | number> {
  readonly legend: ReactNode
  /** Whether the legend is seen, or only read out. */
  readonly showLegend?: boolean
  readonly choices: readonly Choice<Value>[]
  readonly value: Value | null
  readonly onChoose: (value: Value) => void
}

/** Chips of which one can be chosen: one Tab stop, arrows move. */
export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { legend, showLegend = false, choices, value, onChoose } = props
  const name = useId()
  return (
    <fieldset>
      <legend>{showLegend ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}</legend>
      <div className="chips">
        {choices.map((choice) => (
          <label className="chip" key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.off ?? false}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
