/** Next calls this once in each process that serves, before the first request. */
export async function register(): Promise<void> {
  // Next builds this file for the edge too, where there is nothing to boot.
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { boot } = await import('@/server/boot')
  await boot()
}
