import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTranslator } from 'next-intl'
import { createTransport } from 'nodemailer'
import { type Messages, messagesIn } from '@/messages'
import { env } from '@/server/env'
import { once } from '@/server/once'

/** The mails there are; their words are in `messages/en/mail.json`. */
export type MailName = keyof Messages['mail']

/** The folder into which mails are put where no mail server was named; null where they are sent. */
export function outboxFolder(): string | null {
  return env.SMTP_URL === undefined ? join(env.DATA_DIR, 'outbox') : null
}

const transport = () =>
  once('mail', () =>
    env.SMTP_URL === undefined
      ? createTransport({ streamTransport: true, buffer: true })
      : createTransport(env.SMTP_URL),
  )

/**
 * Sends a mail, or writes it to the outbox where no mail server was named.
 * @param path where the mail leads, on this site
 * @throws when the mail server can't be reached or refuses it
 */
export async function sendMail(to: string, name: MailName, path = '/sign-in'): Promise<void> {
  const t = createTranslator({
    locale: 'en',
    messages: messagesIn('en'),
    namespace: `mail.${name}`,
  })
  const link = new URL(path, env.PUBLIC_URL).href
  const forgot = new URL('/forgot', env.PUBLIC_URL).href
  const sent = await transport().sendMail({
    from: env.MAIL_FROM,
    to,
    subject: t('subject'),
    text: t('text', { link, forgot }),
  })
  const outbox = outboxFolder()
  if (outbox !== null && 'message' in sent && Buffer.isBuffer(sent.message)) {
    await put(sent.message, outbox)
  }
}

async function put(message: Buffer, outbox: string): Promise<void> {
  await mkdir(outbox, { recursive: true })
  const at = new Date().toISOString().replace(/\D/g, '').slice(0, 17)
  const file = `${at}-${crypto.randomUUID().slice(0, 8)}.eml`
  await writeFile(join(outbox, file), message, { mode: 0o600 })
}
