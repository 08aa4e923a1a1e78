import { Scene } from './Scene'
import './scenes.css'

/** What stands there while a page waits for what it shows. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <main className="paper-page waiting-page" id="main" aria-busy="true">
      <Scene name="candle" />
      <p role="status">{children}</p>
    </main>
  )
}
