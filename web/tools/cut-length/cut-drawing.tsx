import { useMemo } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { composeCut, type CutScene } from './cut-scene.ts'
import css from './cut-drawing.module.css'
import { DrawnPicture } from './drawn-picture.tsx'

/** The profile at the chosen length, with its steel profile if there is one. */
export function CutDrawing({ solids, carrier, length, longest }: Omit<CutScene, 'text'>) {
  const text = formatNumber(length)
  const picture = useMemo(
    () => composeCut({ solids, carrier, length, longest, text }),
    [solids, carrier, length, longest, text],
  )
  return (
    <div className={css.ground}>
      <DrawnPicture className={css.drawing} picture={picture} label={m.tools_cut_drawing({ length: text })} />
    </div>
  )
}
