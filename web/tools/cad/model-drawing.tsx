import { useMemo } from 'react'
import { heightOf, widthOf } from '#drawing/geometry/box.ts'
import type { Model } from '#drawing/export/model.ts'
import { prismOf, prismsBox } from '#drawing/export/prism.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'
import { composeScene } from '#drawing/scene.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { DrawnPicture } from '#web/tools/cut-length/drawn-picture.tsx'
import css from './model-drawing.module.css'

/** Largest ratio of the length of a bar to its section in a drawing. */
const LONGEST = 5.2

/** A bar that is shortened for a drawing, and its true length in mm; undefined for a part that is not a bar. */
export function shortenBar(solids: readonly Solid[]): { solids: Solid[]; drawn: number; length: number } | undefined {
  const lengths = new Set(solids.map(({ axis = 'y', from = 0, length }) => axis === 'y' && from === 0 && length))
  const [length] = lengths
  if (lengths.size !== 1 || typeof length !== 'number') return undefined
  const sizes = solids.flatMap(({ outline }) => [widthOf(boundingBox(outline)), heightOf(boundingBox(outline))])
  const drawn = Math.min(length, LONGEST * Math.max(...sizes))
  return { solids: solids.map((solid) => ({ ...solid, length: drawn })), drawn, length }
}

/** The model as the site's other drawings show it: a bar shortened, with its true length; all else in its true shape. */
export function composeModelDrawing({ parts }: Model) {
  const solids = parts.flatMap((part) => part.solids)
  const bar = shortenBar(solids)
  if (!bar) return composeScene({ solids, padding: 0.02 })
  const { min, max } = prismsBox(solids.map(prismOf))
  return composeScene({
    solids: bar.solids,
    dimensions: [{ along: 'y', from: [max[0], 0, min[2]], length: bar.drawn, text: formatNumber(bar.length) }],
    padding: 0.02,
  })
}

export function ModelDrawing({ model }: { model: Model }) {
  const picture = useMemo(() => composeModelDrawing(model), [model])
  return (
    <div className={css.ground}>
      <DrawnPicture className={css.drawing} picture={picture} label={m.cad_drawing_of({ name: model.name })} />
    </div>
  )
}
