import { useMemo } from 'react'
import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import type { Drawing } from '#drawing/picture.ts'
import { locateMeasures, type SectionMeasure } from '#drawing/locate-measures.ts'
import { composeSection } from '#drawing/section.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { composeCut, seated } from '#web/tools/cut-length/cut-scene.ts'
import { DrawnPicture } from '#web/tools/cut-length/drawn-picture.tsx'
import { useLitMeasure } from '#web/routes/shop/product/variants/lit-measure.tsx'
import css from './gallery.module.css'

/** Measures as the page's language writes them. */
const localised = (picture: Drawing): Drawing => ({
  ...picture,
  marks: picture.marks.map((mark) =>
    mark.kind === 'text' ? { ...mark, text: formatNumber(Number(mark.text), 1) } : mark,
  ),
})

/** Size of the letters on a section, which is shown smaller than a drawing with two measures only. */
const LETTERS = 0.1

/** The section with the letters of the catalogue; with its overall width and height where none of them is found. */
function letteredSection(solids: readonly ProductSolid[], measures: readonly SectionMeasure[]): Drawing {
  const dimensions = locateMeasures(solids, measures)
  return dimensions.length > 0
    ? composeSection({ solids, dimensions, textSize: LETTERS })
    : localised(composeSection({ solids }))
}

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
    () => localised(composeSection({ solids: [...carrier.map(seated), ...solids] })),
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
