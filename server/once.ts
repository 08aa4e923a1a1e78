/**
 * What there must be one of in a process. Pages, route handlers and instrumentation each load their own copy of a
 * module, so that a module's own variable would be several.
 * @param name unique in the process
 */
export function once<Value>(name: string, make: () => Value): Value {
  const shelf = globalThis as unknown as Record<symbol, Value | undefined>
  const key = Symbol.for(`church-game.${name}`)
  const made = shelf[key] ?? make()
  shelf[key] = made
  return made
}
