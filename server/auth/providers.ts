import CredentialsProvider from 'next-auth/providers/credentials'
import * as z from 'zod'
import { clientAddress } from '@/server/limits/address'
import { codesIn } from '@/server/tables/codes-cookie'
import { AccountFault } from './fault'
import { comeBack, enterAsGuest } from './guests'
import { currentPlayer, type Signed } from './session'
import { endSession } from './sessions'
import { signIn } from './sign-in'

/** Who asks: from where, and who they are already. */
interface Asker {
  readonly address: string
  readonly signed: Signed | null
  /** For each table the code that the browser came by. */
  readonly codes: ReadonlyMap<string, string>
}

/**
 * A way to sign in.
 * @param typed what has to be sent
 * @param find whose it is
 */
function way<Fields extends z.ZodRawShape>(
  id: string,
  typed: Fields,
  find: (typed: z.infer<z.ZodObject<Fields>>, asker: Asker) => Promise<string>,
) {
  const schema = z.object(typed)
  return CredentialsProvider({
    id,
    credentials: Object.fromEntries(Object.keys(typed).map((name) => [name, {}])),
    async authorize(sent, request) {
      const headers = request.headers ?? {}
      const read = schema.safeParse(sent)
      if (!read.success) return null
      const signed = await currentPlayer(headers)
      try {
        const codes = codesIn(headers['cookie'] ?? '')
        const address = clientAddress(headers)
        const player = await find(read.data, { address, signed, codes })
        // The device changes hands; the old session's cookie is about to be written over.
        if (signed !== null) await endSession(signed.session.id)
        return { id: player }
      } catch (error) {
        throw told(error)
      }
    },
  })
}

/** The refusal as next-auth passes it on: by its message alone. What else went wrong is nobody's to read but ours. */
function told(error: unknown): Error {
  if (error instanceof AccountFault) {
    const { fault, until } = error
    return new Error(until === null ? fault : `${fault} ${until.toISOString()}`)
  }
  console.error(error)
  return new Error('our-fault')
}

const guestOf = (signed: Signed | null) =>
  signed?.player.kind === 'GUEST' ? signed.player.id : undefined

const text = z.string().max(1000)

/** The three ways in: e-mail and password, an invitation and a nickname, a guest's return code. */
export const providers = [
  way(
    'password',
    /** `alone`: a guest who signs in leaves seats and games behind. */
    { email: text, password: text, alone: z.literal('yes').optional() },
    ({ alone, ...typed }, { address, signed }) =>
      signIn(typed, address, alone === 'yes' ? undefined : guestOf(signed)),
  ),
  way('guest', { table: z.uuid(), nickname: text }, (typed, { address, signed, codes }) =>
    enterAsGuest({ ...typed, code: codes.get(typed.table) }, address, guestOf(signed)),
  ),
  way('return', { code: text }, ({ code }, { address }) => comeBack(code, address)),
]
