import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTranslator } from 'next-intl'
import { createTransport } from 'nodemailer'
import { type Messages, messagesIn } from '@/messages'
import { env } from '@/server/env'
import { once } from '@/server/once'

/** The mails there are; their words are in `messages/en/mail.json`. */
export type MailName = keyof Messages['mail']

/** Whether mails are sent; else they are written to the outbox, and the page says so. */
export function isMailSent(): boolean {
  return env.SMTP_URL !== undefined
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
  if ('message' in sent && Buffer.isBuffer(sent.message)) await putInOutbox(sent.message)
}

async function putInOutbox(message: Buffer): Promise<void> {
  const outbox = join(env.DATA_DIR, 'outbox')
  await mkdir(outbox, { recursive: true })
  const at = new Date().toISOString().replace(/\D/g, '').slice(0, 17)
  await writeFile(join(outbox, `${at}-${crypto.randomUUID().slice(0, 8)}.eml`), message, {
    mode: 0o600,
  })
}
