import { memo, Suspense } from 'react'
import { composeSection } from '#drawing/section.ts'
import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { seated } from '#web/tools/cut-length/cut-scene.ts'
import { DrawnPicture } from '#web/tools/cut-length/drawn-picture.tsx'
import { drawRack, type RackLayout } from './picture/draw-rack.ts'
import { rackLabels, rackSummary } from './rack-texts.ts'
import { type RackUnit, showLength } from './rack-units.ts'
import type { Rack } from './sums/rack.ts'
import css from './rack-figures.module.css'

/** The cross-section of guide and C-profile, from the shop. */
export interface RackSection {
  guide: string
  solids: readonly ProductSolid[]
  carrier: readonly ProductSolid[]
}

interface RackFiguresProps {
  rack: Rack | undefined
  unit: RackUnit
  section: RackSection | undefined
}

/**
 * The drawing of a rack, and the section of guide and C-profile. Drawn again only for another rack. Each drawing
 * hydrates separately, as on a product: in one task they took 20 to 50 ms.
 */
export const RackFigures = memo(function RackFigures({ rack, unit, section }: RackFiguresProps) {
  if (!rack) {
    return (
      <div className={css.ground}>
        <p className={css.none}>{m.rack_drawing_none()}</p>
      </div>
    )
  }
  return (
    <div className={css.ground}>
      <div className={css.figures}>
        <figure className={css.figure}>
          {(['wide', 'narrow'] as const satisfies RackLayout[]).map((layout) => (
            <Suspense key={layout}>
              <RackDrawing rack={rack} unit={unit} layout={layout} />
            </Suspense>
          ))}
          <figcaption className={css.caption}>{m.rack_drawing_note()}</figcaption>
        </figure>
        {section && section.solids.length > 0 && (
          <figure className={css.section}>
            <Suspense>
              <EndView rack={rack} unit={unit} section={section} />
            </Suspense>
            <figcaption className={css.caption}>{sectionTitle(rack)}</figcaption>
          </figure>
        )}
      </div>
    </div>
  )
})

function RackDrawing({ rack, unit, layout }: { rack: Rack; unit: RackUnit; layout: RackLayout }) {
  const label = m.rack_drawing_label({ summary: rackSummary(rack, unit) })
  return <DrawnPicture picture={drawRack(rack, rackLabels(rack, unit), layout)} label={label} className={css[layout]} />
}

function EndView({ rack, unit, section }: { rack: Rack; unit: RackUnit; section: RackSection }) {
  const picture = composeSection({
    solids: [...section.carrier.map(seated), ...section.solids],
    textSize: 0.09,
    textOf: (mm) => showLength(mm, unit, { digits: 1, bare: true }),
  })
  return <DrawnPicture picture={picture} label={`${sectionTitle(rack)}: ${section.guide}`} />
}

const sectionTitle = ({ strands }: Rack): string =>
  strands === 1 ? m.rack_drawing_end_one() : m.rack_drawing_end({ count: formatNumber(strands) })
