// Plain, old JavaScript without imports: an old Node must be able to read it.

const OLDEST = '20.19.0'

/**
 * Whether this version of Node is new enough to run the project.
 *
 * @param {string} version as Node tells it, with or without its `v`
 */
export function isNewEnough(version) {
  const given = numbersOf(version)
  for (const [place, needed] of numbersOf(OLDEST).entries()) {
    const number = given[place] ?? 0
    if (number !== needed) return number > needed
  }
  return true
}

/** Ends the process with one clear line when its Node is too old. */
export function requireNode() {
  if (isNewEnough(process.version)) return
  console.error(`The Church Game needs Node ${OLDEST} or newer; this is ${process.version}.`)
  process.exit(1)
}

/** @param {string} version */
function numbersOf(version) {
  return version.replace(/^v/, '').split(/[.-]/).slice(0, 3).map(Number)
}
