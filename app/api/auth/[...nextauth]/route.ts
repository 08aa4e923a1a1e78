import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '@/server/auth/options'

interface Context {
  readonly params: Promise<{ nextauth: string[] }>
}

/** Signing in and out. */
function handle(request: NextRequest, context: Context): Promise<Response> {
  return NextAuth(request, context, authOptions())
}

export { handle as GET, handle as POST }
