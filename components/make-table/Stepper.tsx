import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui'

interface Props {
  readonly label: ReactNode
  /** What the two buttons say: one less, one more. */
  readonly less: string
  readonly more: string
  readonly value: string
  readonly most: number
  readonly fault: string | null
  readonly onChange: (value: string) => void
}

/** A small whole number, typed or stepped through. */
export function Stepper({ label, less, more, value, most, fault, onChange }: Props) {
  const id = useId()
  const number = /^\d+$/.test(value) ? Number(value) : 0
  const step = (by: number) => onChange(String(Math.min(most, Math.max(1, number + by))))
  return (
    <div className="field stepper">
      <label htmlFor={id}>{label}</label>
      <span>
        <Button aria-label={less} off={number <= 1} onClick={() => step(-1)}>
          −
        </Button>
        <input
          id={id}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          aria-invalid={fault !== null || undefined}
        />
        <Button aria-label={more} off={number >= most} onClick={() => step(1)}>
          +
        </Button>
      </span>
      {fault === null ? null : (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
