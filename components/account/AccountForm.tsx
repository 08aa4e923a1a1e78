'use client'

import { useFormatter, useTranslations } from 'next-intl'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useSyncExternalStore,
} from 'react'
import { type ButtonKind, buttonClass, Field, Notice } from '@/components/ui'
import { type Answer, type FieldName, fieldOf, type Refused } from './answer'
import { type Typed, useForm } from './useForm'

interface Props {
  readonly send: (typed: Typed) => Promise<Answer>
  /** What happens when it was taken. */
  readonly done?: (typed: Typed) => void
  /** What its button says, and how it looks. */
  readonly does: ReactNode
  readonly kind?: ButtonKind
  readonly children: ReactNode
  /** What else one can do about a refusal. */
  readonly otherwise?: (refused: Refused) => ReactNode
}

const Refusal = createContext<Refused | null>(null)

/** A form about an account: its fields, what is wrong with them, and its button. */
export function AccountForm({ send, done, does, kind = 'main', children, otherwise }: Props) {
  const { props, isBusy, refused } = useForm(send, done)
  const fault = useWords(refused)
  const isAlive = useIsAlive()
  return (
    <form {...props} className="account-form">
      <Refusal value={refused}>{children}</Refusal>
      <button
        type="submit"
        className={buttonClass(kind)}
        disabled={!isAlive}
        aria-disabled={isBusy || undefined}
        data-busy={isBusy || undefined}
      >
        {does}
      </button>
      {/* After the button, so that Enter never means what else one can do. */}
      {refused !== null && fieldOf(refused.fault) === null && (
        <div role="alert">
          <Notice kind="warn" action={otherwise?.(refused)}>
            {fault}
          </Notice>
        </div>
      )}
    </form>
  )
}

/** A field of the form round it, with what is wrong with it. */
export function AccountField(props: ComponentProps<typeof Field> & { readonly name: FieldName }) {
  const fault = useFault(props.name)
  return <Field {...props} {...(fault === null ? {} : { fault })} />
}

/** What is wrong with a field of the form round it, in words; null if nothing. */
export function useFault(name: FieldName): string | null {
  const refused = use(Refusal)
  const words = useWords(refused)
  return refused !== null && fieldOf(refused.fault) === name ? words : null
}

function useWords(refused: Refused | null): string {
  const t = useTranslations('errors')
  const format = useFormatter()
  if (refused === null) return ''
  const { fault, until } = refused
  const when = until === null ? '' : format.relativeTime(until, new Date())
  return t.has(fault) ? t(fault, { when }) : t('our-fault')
}

/** Whether the page's script has taken over; before that a tap on the button would do nothing. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
