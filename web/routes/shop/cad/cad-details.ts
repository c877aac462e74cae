import { prismOf, prismsEnvelope, type SpaceBox } from '#drawing/export/prism.ts'
import type { Model } from '#drawing/export/model.ts'
import { formatNumber, formatWeight } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { CadChoice, CadPart } from '#web/tools/cad/cad-choice.ts'
import { cadWeight } from '#web/tools/cad/compose-cad-model.ts'

/** Facts about a model for the page and the sheet: numbers, size, tolerance and mass. */
export function cadDetails(part: CadPart, choice: CadChoice, model: Model): { name: string; value: string }[] {
  const prisms = model.parts.flatMap(({ solids }) => solids.map(prismOf))
  const weight = cadWeight(part, choice)
  const { carrier, length } = choice
  return [
    { name: m.product_number(), value: part.number },
    ...(carrier ? [{ name: m.product_c_profile(), value: [carrier.number, ...carrier.options].join(' · ') }] : []),
    ...(part.cut && length !== undefined
      ? [{ name: m.tools_cut_length(), value: `${formatNumber(length)}\u00a0mm` }]
      : []),
    ...(prisms.length > 0 ? [{ name: m.cad_size(), value: `${sizeText(prismsEnvelope(prisms))}\u00a0mm` }] : []),
    ...(part.cut ? [{ name: m.product_tolerance(), value: part.cut.tolerance }] : []),
    ...(weight === undefined ? [] : [{ name: m.cad_mass(), value: formatWeight(weight) }]),
  ]
}

const sizeText = ({ min, max }: SpaceBox): string =>
  ([0, 1, 2] as const).map((i) => formatNumber(max[i] - min[i], 2)).join(' × ')
