/** What the person who started a command can mend; its message is all that they need to read. */
export class Trouble extends Error {
  /** @override */
  name = 'Trouble'
}

/**
 * Ends the process when its work fails: with one line for trouble, with everything for a mistake of ours.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  console.error(error instanceof Trouble ? error.message : error)
  process.exit(1)
}

/**
 * What is wrong with the disk, in words; undefined if the error is about something else.
 *
 * @param {unknown} error
 * @param {string} folder where we wrote
 */
export function diskTrouble(error, folder) {
  const text = error instanceof Error ? error.message : String(error)
  if (/ENOSPC|EDQUOT|No space left on device|Check free disk space/.test(text)) {
    return new Trouble(`The disk is full: there is no room left to write in ${folder}.`)
  }
  if (/EACCES|EPERM|EROFS|ENOENT.*mkdir|Permission denied/.test(text)) {
    return new Trouble(`${folder} can't be written: set DATA_DIR to a folder of your own.`)
  }
  return undefined
}
