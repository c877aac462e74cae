import { useMemo } from 'react'
import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import type { SectionMeasure } from '#drawing/locate-measures.ts'
import { composeSection } from '#drawing/section.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { letteredSection, localisedDrawing } from '#web/catalogue/product/lettered-section.ts'
import { composeCut, seated } from '#web/tools/cut-length/cut-scene.ts'
import { DrawnPicture } from '#web/tools/cut-length/drawn-picture.tsx'
import { useLitMeasure } from '#web/routes/shop/product/variants/lit-measure.tsx'
import css from './gallery.module.css'

interface SolidsProps {
  solids: readonly ProductSolid[]
  label: string
}

/** The variant's section with its letters, which light up with the columns of the table. */
export function LetteredSection({ solids, measures, label }: SolidsProps & { measures: readonly SectionMeasure[] }) {
  const { lit, light } = useLitMeasure()
  const picture = useMemo(() => letteredSection(solids, measures), [solids, measures])
  return <DrawnPicture {...{ picture, label, lit }} className={css.section} onLight={light} />
}

/** The section on the C-profile that carries it. */
export function MountedSection({ solids, carrier, label }: SolidsProps & { carrier: readonly ProductSolid[] }) {
  const picture = useMemo(
    () => localisedDrawing(composeSection({ solids: [...carrier.map(seated), ...solids] })),
    [carrier, solids],
  )
  return <DrawnPicture picture={picture} label={label} />
}

interface CutOnRailProps extends SolidsProps {
  carrier: readonly ProductSolid[]
  isCarrierPhantom: boolean
  longest: number
}

/** The longest bar on its C-profile, which is a phantom until it is chosen. */
export function CutOnRail({ solids, carrier, isCarrierPhantom, longest, label }: CutOnRailProps) {
  const picture = useMemo(
    () => composeCut({ solids, carrier, isCarrierPhantom, length: longest, longest, text: formatNumber(longest) }),
    [carrier, isCarrierPhantom, longest, solids],
  )
  return <DrawnPicture picture={picture} label={label} />
}
