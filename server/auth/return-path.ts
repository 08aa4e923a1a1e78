/**
 * The place somebody came from, to go back to after signing in: a path on this site, whatever was written into the
 * address by whom.
 */
export function returnPath(asked: string | string[] | undefined, otherwise = '/'): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return otherwise
  const here = 'http://here.invalid'
  const url = URL.canParse(asked, here) ? new URL(asked, here) : null
  if (url?.origin !== here) return otherwise
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') ? otherwise : path
}
