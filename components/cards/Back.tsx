/** Where the crosses of the back are stitched: row by row, every other one set in, none behind the church. */
const CROSSES = crosses()

function crosses(): string {
  const stitches: string[] = []
  for (let row = 0; row < 13; row++) {
    for (let x = row % 2 === 0 ? 10 : 15; x <= 90; x += 10) {
      const y = 12 + row * 9.7
      const isBehindChurch = ((x - 50) / 37) ** 2 + ((y - 70) / 28) ** 2 < 1
      if (!isBehindChurch)
        stitches.push(`M${x - 1.6} ${(y - 1.6).toFixed(1)}l3.2 3.2m0-3.2l-3.2 3.2`)
    }
  }
  return stitches.join('')
}

/** The back of every card: cross stitch and a church in an oval, and no other mark. */
export function Back() {
  return (
    <span className="back" aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <rect className="edge" x="5" y="5" width="90" height="130" rx="5" />
        <path className="crosses" d={CROSSES} />
        <path
          className="oval"
          d="M50 46C70 45.5 83 56 83 70C83 85 69 94.5 49 94C30 94 17 84 17 70C17 56 31 46.5 50 46Z"
        />
        <path
          className="hem"
          d="M50 49C68 48.5 79.5 58 79.5 70C79.5 83 67 91 49 90.5C32 90.5 20.5 82 20.5 70C20.5 58 32 49.5 50 49Z"
        />
        <path
          className="church"
          d="M36 84V67L43 57L50 67V84M43 57V50.5M40.5 52.8H45.5M50 68.5H66L68 73V84M33 84.5C46 83.5 58 85 70 84.3M54.5 84V77C54.5 74 59 74 59 77V84M63 74V78M41 72.5H45M43 70V75"
        />
      </svg>
    </span>
  )
}

/** A back so small that only its stitched edge shows: cards held by others. */
export function SmallBack() {
  return <i className="back s" aria-hidden="true" />
}
