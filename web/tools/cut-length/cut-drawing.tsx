import { useMemo } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { composeCut, type CutScene } from './cut-scene.ts'
import css from './cut-drawing.module.css'
import { DrawnPicture } from './drawn-picture.tsx'

interface CutDrawingProps extends Omit<CutScene, 'text'> {
  /** Whether the length can be cut; the profile of one that cannot has no dimension. */
  isPossible: boolean
}

/** The profile at the chosen length, with its steel profile if there is one. */
export function CutDrawing({ solids, carrier, length, longest, isPossible }: CutDrawingProps) {
  const text = isPossible ? formatNumber(length) : undefined
  const picture = useMemo(
    () => composeCut({ solids, carrier, length, longest, text }),
    [solids, carrier, length, longest, text],
  )
  return (
    <div className={css.ground}>
      <DrawnPicture
        className={css.drawing}
        picture={picture}
        label={text === undefined ? m.tools_cut_drawing_none() : m.tools_cut_drawing({ length: text })}
      />
    </div>
  )
}
