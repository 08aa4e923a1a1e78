import * as z from 'zod'

const yes = z
  .enum(['', '0', '1', 'false', 'true'])
  .default('')
  .transform((text) => text === '1' || text === 'true')

const WHOLE_PORT = 'must be a number from 1 to 65535'

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    /** The Postgres of this house. `npm start` sets it to its own where it is missing. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
    PORT: z.coerce
      .number(WHOLE_PORT)
      .int(WHOLE_PORT)
      .min(1, WHOLE_PORT)
      .max(65_535, WHOLE_PORT)
      .default(3000),
    /** The address at which people reach this house, without a slash at its end. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    /** Signs cookies. `npm start` makes one and keeps it in the data folder where it is missing. */
    AUTH_SECRET: z
      .string({ error: 'must be set: 32 random characters or more' })
      .min(32, 'must be 32 characters or more'),
    /** Where mail goes out; without it mails are written to the outbox in the data folder. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
    MAIL_FROM: z.string().default('The Church Game <no-reply@localhost>'),
    /** Where processes tell each other of news; without it they do so through Postgres. */
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis(s):// address' }).optional(),
    /** What is kept beside the database: the outbox, the embedded Postgres. */
    DATA_DIR: z.string().default('.data'),
    /** Whether a proxy in front says truly where a request comes from (X-Forwarded-For). */
    TRUST_PROXY: yes,
    /** Computer players that don't wait a human moment: for tests. */
    QUICK_COMPUTERS: yes,
    /** Push services without TLS and in private networks too: for tests. */
    PUSH_ANYWHERE: yes,
  })
  .transform(({ PUBLIC_URL, ...rest }) => ({
    ...rest,
    PUBLIC_URL: (PUBLIC_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, ''),
  }))

/** The environment of this process, checked. */
export type Env = z.infer<typeof schema>

/**
 * Reads and checks an environment. An empty value counts as missing.
 * @throws an Error that names every variable that is wrong, and what it must be
 */
export function readEnv(given: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The environment is not right: ${wrong.join('; ')}`)
}

let read: Env | undefined

/** The environment, read at its first use: a build has none. */
export const env = new Proxy({} as Env, {
  get(_, name: keyof Env) {
    read ??= readEnv(process.env)
    return read[name]
  },
})
