import type { ReactNode } from 'react'
import { classNames, RadioGroup } from '@/components/ui'

interface Props<Value extends string | number> {
  readonly legend: ReactNode
  /** Each value with what it is called. */
  readonly choices: readonly (readonly [Value, ReactNode])[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  /** What the value chosen means, in a sentence. */
  readonly means?: ReactNode
}

/** One thing to choose, and under it what the choice means. */
export function Choice<Value extends string | number>({
  legend,
  choices,
  value,
  onChoose,
  means,
}: Props<Value>) {
  return (
    <div className={classNames('choice', choices.length > 5 && 'of-numbers')}>
      <RadioGroup
        legend={legend}
        showLegend
        choices={choices.map(([each, label]) => ({ value: each, label }))}
        value={value}
        onChoose={onChoose}
      />
      {means ? (
        <p className="means" aria-live="polite">
          {means}
        </p>
      ) : null}
    </div>
  )
}
