import type { ReactNode } from 'react'
import { PaperPage } from '@/components/ui'
import { Scene, type SceneName } from './Scene'
import './scenes.css'

interface Props {
  readonly scene: SceneName
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A page where something isn't there: a drawing, what is the matter, and a way on. */
export function ScenePage({ scene, title, children }: Props) {
  return (
    <PaperPage title={title}>
      <div className="scene-page">
        <Scene name={scene} />
        <div className="stack">{children}</div>
      </div>
    </PaperPage>
  )
}
