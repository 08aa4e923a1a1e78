import { useTranslations } from 'next-intl'
import { MOST_HANDS } from '@/engine/setup'
import { CLOCKS } from '@/engine/table/settings'
import { Choice } from './Choice'
import type { PartProps } from './MakeTable'
import { Stepper } from './Stepper'

/** How the game is played. */
export function GameChoices({ draft, fault, change }: PartProps) {
  const words = useTranslations('makeTable')
  return (
    <section className="make-slip" aria-labelledby="game-choices">
      <h2 id="game-choices">{words('game')}</h2>
      <Choice
        legend={words('deck.title')}
        choices={[
          ['traditional', words('deck.traditional')],
          ['short', words('deck.short')],
        ]}
        value={draft.deck}
        onChoose={(deck) => change({ deck })}
        means={words(`deck.${draft.deck}Means`)}
      />
      <Stepper
        label={words('hands.title')}
        less={words('hands.less')}
        more={words('hands.more')}
        value={draft.hands}
        most={MOST_HANDS}
        fault={fault?.field === 'hands' ? words(fault.words) : null}
        onChange={(hands) => change({ hands })}
      />
      <Choice
        legend={words('courtesy.title')}
        choices={[
          ['strict', words('courtesy.strict')],
          ['gentle', words('courtesy.gentle')],
        ]}
        value={draft.courtesy}
        onChoose={(courtesy) => change({ courtesy })}
        means={words(`courtesy.${draft.courtesy}Means`)}
      />
      <Choice
        legend={words('list.title')}
        choices={[
          ['shown', words('list.shown')],
          ['some', words('list.some')],
          ['withdrawn', words('list.withdrawn')],
        ]}
        value={draft.list}
        onChoose={(list) => change({ list })}
        means={words(`list.${draft.list}Means`)}
      />
      {draft.list === 'some' ? (
        <Stepper
          label={words('shownFor.title')}
          less={words('hands.less')}
          more={words('hands.more')}
          value={draft.shownFor}
          most={MOST_HANDS - 1}
          fault={fault?.field === 'shownFor' ? words(fault.words) : null}
          onChange={(shownFor) => change({ shownFor })}
        />
      ) : null}
      <Choice
        legend={words('bluffing.title')}
        choices={[
          ['yes', words('bluffing.yes')],
          ['no', words('bluffing.no')],
        ]}
        value={draft.bluffing}
        onChoose={(bluffing) => change({ bluffing })}
        means={words(`bluffing.${draft.bluffing}Means`)}
      />
      <Choice
        legend={words('clock.title')}
        choices={[
          [0, words('clock.none')],
          ...CLOCKS.map((clock) => [clock, words('clock.some', { clock })] as const),
        ]}
        value={draft.clock}
        onChoose={(clock) => change({ clock })}
        means={words(draft.clock === 0 ? 'clock.noneMeans' : 'clock.someMeans')}
      />
    </section>
  )
}
