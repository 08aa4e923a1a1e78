/** Where the browser keeps the step one has come to. */
const KEY = 'church-game:learn'

/** The step one has come to, from 0; the first where nothing was kept, or nothing that makes sense. */
export function keptStep(steps: number): number {
  try {
    const step = Number(localStorage.getItem(KEY) ?? 0)
    return Number.isInteger(step) && step >= 0 && step <= steps ? step : 0
  } catch {
    return 0
  }
}

/** Keeps the step; a browser that keeps nothing begins anew the next time. */
export function keepStep(step: number): void {
  try {
    localStorage.setItem(KEY, String(step))
  } catch {}
}
