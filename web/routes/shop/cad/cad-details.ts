import { prismOf, prismsEnvelope, type SpaceBox } from '#drawing/export/prism.ts'
import { toothTips } from '#drawing/export/teeth.ts'
import { unitedPieces } from '#drawing/export/unite.ts'
import { measureName } from '#web/catalogue/product/measure-name.ts'
import type { Model } from '#drawing/export/model.ts'
import { formatNumber, formatWeight } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { cutTolerance } from '#web/tools/cut-length/cut-tolerance.ts'
import type { CadChoice, CadPart } from '#web/tools/cad/cad-choice.ts'
import { cadWeight } from '#web/tools/cad/compose-cad-model.ts'

/** Facts about a model for the page and the sheet: numbers, size, tolerance and mass. */
export function cadDetails(part: CadPart, choice: CadChoice, model: Model): { name: string; value: string }[] {
  const prisms = model.parts.flatMap(({ solids }) => solids.map(prismOf))
  const weight = cadWeight(part, choice)
  const { carrier, length } = choice
  const tolerance = part.cut && length !== undefined ? cutTolerance(part.cut.tolerance, length) : undefined
  return [
    { name: m.product_number(), value: part.number },
    ...(carrier ? [{ name: m.product_c_profile(), value: [carrier.number, ...carrier.options].join(' · ') }] : []),
    ...(part.cut && length !== undefined
      ? [{ name: m.tools_cut_length(), value: `${formatNumber(length)}\u00a0mm` }]
      : []),
    ...tableRows(part),
    ...toothRows(model),
    ...(prisms.length > 0 ? [{ name: m.cad_size(), value: `${sizeText(prismsEnvelope(prisms))}\u00a0mm` }] : []),
    ...(tolerance ? [{ name: m.product_tolerance(), value: tolerance }] : []),
    ...(weight === undefined ? [] : [{ name: m.cad_mass(), value: formatWeight(weight) }]),
  ]
}

/** The variant's row in the shop's table. A size that is cut is that of the choice, and not that of the bar or sheet. */
const tableRows = ({ dimensions, cut, format }: CadPart) =>
  dimensions
    .filter(({ symbol }) => !(symbol === 'l' && (cut || format)) && !(symbol === 'b' && format))
    .map(({ symbol, name, value, unit }) => ({
      name: measureName({ symbol, name }),
      value: `${formatNumber(value, 3)}\u00a0${unit}`,
    }))

/** Number of teeth, and the module of a gear, whose flanks are involutes. */
function toothRows({ parts }: Model): { name: string; value: string }[] {
  const rings = parts.flatMap(({ solids }) => solids.map((solid) => prismOf(solid).outer))
  // An assembly has other measures than those of a wheel within it.
  const [ring, ...others] = rings.filter((one) => toothTips(one))
  const tips = ring && toothTips(ring)
  if (!tips || others.length > 0 || parts.some(({ solids }) => unitedPieces(solids).length > 1)) return []
  const isGear = ring.some(({ kind }) => kind === 'cubic')
  const module = (2 * tips.radius) / (tips.teeth + 2)
  return [
    { name: m.cad_teeth(), value: formatNumber(tips.teeth) },
    ...(isGear ? [{ name: m.cad_module(), value: `${formatNumber(module, 2)}\u00a0mm` }] : []),
  ]
}

const sizeText = ({ min, max }: SpaceBox): string =>
  ([0, 1, 2] as const).map((i) => formatNumber(max[i] - min[i], 2)).join(' × ')
