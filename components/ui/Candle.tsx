/** The candle: the clock's sign. It burns down in quarters. */
export function Candle({ left }: { readonly left: 0 | 1 | 2 | 3 | 4 }) {
  const top = 23.5 - left * 2.5
  return (
    <svg className="candle-sign" viewBox="0 0 16 32" aria-hidden="true">
      {left > 0 && (
        <g transform={`translate(0 ${top - 13.5})`}>
          <path
            className="flame"
            d="M8 6C6 8 5 10 5.5 11.5C6 13.5 10 13.5 10.5 11.5C11 10 10 8 8 6Z"
          />
          <path d="M8 3.5C5.5 7 4.5 9 5.2 11C6 13.3 10 13.3 10.8 11C11.5 9 10.5 7 8 3.5" />
        </g>
      )}
      <path d={`M8 ${top - 0.5}V${top + 2.5}M4.5 ${top + 3}H11.5V27.5M4.5 ${top + 3}V27.5`} />
      <path d="M1.5 28C6 27 10 29 14.5 28" />
    </svg>
  )
}
