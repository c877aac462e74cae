import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Model } from '#drawing/export/model.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './model-stage.module.css'

const ModelViewer = lazy(async () => ({ default: (await import('./model-viewer.tsx')).ModelViewer }))

interface ModelStageProps {
  model: Model
  /** Replaces the model without scripts, without WebGL and while it loads. */
  drawing: ReactNode
}

/**
 * The drawing, and in its place the loaded model. The model comes at once, or on demand if less motion is preferred.
 */
export function ModelStage({ model, drawing }: ModelStageProps) {
  const isHydrated = useHydrated()
  const isStill = useSyncExternalStore(onMotionPreference, prefersStillness, () => true)
  const [isWanted, setWanted] = useState(false)
  if (!isHydrated) return drawing
  if (isStill && !isWanted) {
    return (
      <div className={css.stage}>
        {drawing}
        <Button variant="line" onClick={() => setWanted(true)}>
          <Icon name="cube" />
          {m.cad_load()}
        </Button>
      </div>
    )
  }
  return (
    <Suspense fallback={drawing}>
      <ModelViewer key={model.name} model={model} drawing={drawing} />
    </Suspense>
  )
}

const STILLNESS = '(prefers-reduced-motion: reduce)'
const prefersStillness = (): boolean => matchMedia(STILLNESS).matches

function onMotionPreference(listen: () => void): () => void {
  const query = matchMedia(STILLNESS)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}
