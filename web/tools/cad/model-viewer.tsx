import { useMemo, type ReactNode } from 'react'
import type { Model } from '#drawing/export/model.ts'
import { CadViewer } from './viewer/cad-viewer.tsx'
import { viewerBodies } from './viewer/viewer-body.ts'

/** The model that consists of the shop's own solids. Give each model a `key` of its own: a canvas shows one. */
export function ModelViewer({ model, drawing }: { model: Model; drawing: ReactNode }) {
  const bodies = useMemo(() => viewerBodies(model), [model])
  return <CadViewer bodies={bodies} name={model.name} drawing={drawing} />
}
