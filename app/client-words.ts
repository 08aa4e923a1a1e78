import { getMessages } from 'next-intl/server'

/** Areas whose words stand only on pages that are made whole by the server, or in mails. */
const AT_HOME = new Set(['deck', 'mail', 'rules', 'safeguarding'])

/** The words that go to the browser with every page. */
export async function clientWords() {
  return Object.fromEntries(
    Object.entries(await getMessages()).filter(([area]) => !AT_HOME.has(area)),
  )
}
