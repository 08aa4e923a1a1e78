import type { AuthOptions } from 'next-auth'
import { env } from '@/server/env'
import { cookieName, isSecure, SIGNED_IN_FOR } from './cookie'
import { providers } from './providers'
import { returnPath } from './return-path'
import { endSession, startSession } from './sessions'

/**
 * How next-auth signs people in and out here: the cookie holds the id of a session in the database and nothing else,
 * so that a session can be ended from elsewhere.
 */
export function authOptions(): AuthOptions {
  const secure = isSecure()
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  return {
    secret: env.AUTH_SECRET,
    providers,
    session: { strategy: 'jwt', maxAge: SIGNED_IN_FOR },
    useSecureCookies: secure,
    cookies: {
      sessionToken: { name: cookieName('session'), options },
      csrfToken: { name: cookieName('csrf'), options },
      callbackUrl: { name: cookieName('return'), options },
    },
    pages: { signIn: '/sign-in', signOut: '/account', error: '/sign-in' },
    callbacks: {
      async jwt({ token, user }) {
        return user === undefined ? token : { sid: await startSession(user.id) }
      },
      session: ({ session }) => ({ expires: session.expires }),
      redirect: ({ url, baseUrl }) => new URL(returnPath(pathOf(url, baseUrl)), baseUrl).href,
    },
    logger: {
      // Without what it would quote of the request.
      error: (code) => console.error(`next-auth: ${code}`),
      warn: () => undefined,
      debug: () => undefined,
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.['sid'] === 'string') await endSession(token['sid'])
      },
    },
  }
}

/** A place on this site, told as a path or as a whole address. */
function pathOf(url: string, baseUrl: string): string {
  return url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url
}
