import type { ReactNode } from 'react'
import { FAMILIES } from './house'

/** A card on the cloth of a share card. */
export interface Shown {
  readonly card: string
  readonly name: string
  readonly set: number
  /** The address of its drawing. */
  readonly drawing: string
}

interface Props {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly cards: readonly Shown[]
  readonly paint: (token: string) => string
}

/** What a link looks like where it is shared: what it leads to, and three cards on a cloth. */
export function ShareCard({ name, title, text, cards, paint }: Props) {
  const size = title.length > 34 ? 62 : title.length > 22 ? 74 : 92
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        color: paint('ink'),
        backgroundColor: paint('paper'),
        fontFamily: FAMILIES,
      }}
    >
      <Cloth paint={paint} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          width: 560,
          paddingLeft: 64,
          lineHeight: 1.05,
        }}
      >
        {name === title ? null : (
          <div style={{ fontSize: 40, color: paint('house'), marginBottom: 22 }}>{name}</div>
        )}
        <div style={{ fontSize: size, color: name === title ? paint('house') : paint('ink') }}>
          {title}
        </div>
        <div style={{ fontSize: 36, lineHeight: 1.25, marginTop: 26 }}>{text}</div>
      </div>
      {cards.map((shown, index) => (
        <Place key={shown.card} place={index - 1}>
          <Face shown={shown} paint={paint} />
        </Place>
      ))}
    </div>
  )
}

/** The tablecloth with its running stitch. */
function Cloth({ paint }: Pick<Props, 'paint'>) {
  return (
    <svg
      width="1200"
      height="630"
      viewBox="0 0 1200 630"
      fill="none"
      style={{ position: 'absolute', left: 0, top: 0 }}
      aria-hidden="true"
    >
      <path
        d="M960 42C1150 36 1330 150 1336 330C1340 520 1170 690 950 684C740 680 606 530 610 340C614 160 770 48 970 42"
        fill={paint('cloth')}
        stroke={paint('ink')}
        strokeWidth="4"
      />
      <path
        d="M958 70C1130 66 1300 168 1304 332C1308 500 1150 656 950 652C764 648 634 512 638 342C642 180 786 76 968 70"
        stroke={paint('cloth-edge')}
        strokeWidth="3.5"
        strokeDasharray="15 10"
      />
    </svg>
  )
}

function Place({ place, children }: { readonly place: number; readonly children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: 790 + place * 166,
        top: 160 + place * place * 24,
        transform: `rotate(${place * 8}deg)`,
      }}
    >
      {children}
    </div>
  )
}

function Face({ shown, paint }: { readonly shown: Shown } & Pick<Props, 'paint'>) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        width: 212,
        height: 297,
        paddingTop: 34,
        backgroundColor: paint('card'),
        border: `4px solid ${paint('ink')}`,
        borderRadius: 20,
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          position: 'absolute',
          left: 14,
          top: 14,
          width: 48,
          height: 46,
          fontSize: 32,
          color: paint(`set-${shown.set}-on`),
          backgroundColor: paint(`set-${shown.set}`),
          borderRadius: 24,
        }}
      >
        {shown.set}
      </div>
      {/* biome-ignore lint/performance/noImgElement: this is drawn here, and no page */}
      <img src={shown.drawing} width={158} height={158} alt="" />
      <div style={{ fontSize: 36, marginTop: 18 }}>{shown.name}</div>
    </div>
  )
}
