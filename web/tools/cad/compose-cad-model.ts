import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import type { Model } from '#drawing/export/model.ts'
import { rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { seated } from '#web/tools/cut-length/cut-scene.ts'
import type { CadChoice, CadPart } from './cad-choice.ts'

/** The shape of a variant as it is chosen, with its C-profile if one is chosen. mm. */
export function composeCadModel(part: CadPart, choice: CadChoice): Model {
  const { length, carrier } = choice
  const solids = part.solids.map((solid) => sized(solid, part, choice))
  const carried = carrier?.solids.map((solid) => atLength(seated(solid), length)) ?? []
  return {
    name: cadFileName(part, choice),
    parts: [
      { number: part.number, name: sizedName(part.name, part, choice), solids, partNames: part.partNames ?? {} },
      ...(carrier
        ? [{ number: carrier.number, name: sizedName(carrier.name, { cut: carrier.cut }, choice), solids: carried }]
        : []),
    ],
  }
}

/** A name that tells the size that is cut: the item number has that of the whole bar. */
function sizedName(
  name: string,
  { cut, format }: { cut: CadPart['cut']; format?: CadPart['format'] },
  { length, width }: CadChoice,
): string {
  if (format) return `${name}, ${width} x ${length} mm`
  return cut ? `${name}, ${length} mm` : name
}

/** Item numbers and length: "T-06B1-S-2000+C20-ZN-2000_1250mm". */
export function cadFileName({ number, cut, format }: CadPart, { length, width, carrier }: CadChoice): string {
  const size = format ? `${width}x${length}mm` : cut ? `${length}mm` : undefined
  const name = [number, carrier?.number].filter(Boolean).join('+')
  return (size ? `${name}_${size}` : name).replaceAll(/[^\w.+-]/g, '-')
}

/** kg of all that is shown, at the chosen length; undefined if the shop lacks a weight. */
export function cadWeight(part: CadPart, choice: CadChoice): number | undefined {
  const { carrier } = choice
  const own = weightAt(part, choice)
  if (!carrier) return own
  const carried = weightAt({ ...carrier, format: undefined }, choice)
  return own === undefined || carried === undefined ? undefined : own + carried
}

function weightAt(
  { weight, cut, format }: Pick<CadPart, 'weight' | 'cut' | 'format'>,
  { length, width }: CadChoice,
): number | undefined {
  if (weight === undefined || length === undefined) return weight
  if (cut) return (weight * length) / cut.bar
  return format && width ? (weight * length * width) / (format.length.max * format.width.max) : weight
}

const atLength = (solid: ProductSolid, length: number | undefined): ProductSolid =>
  length === undefined ? solid : { ...solid, from: 0, length }

function sized(solid: ProductSolid, { cut, format }: CadPart, { length, width }: CadChoice): Solid {
  if (cut) return atLength(solid, length)
  if (!format || width === undefined) return solid
  return { ...atLength(solid, length), outline: rectangle(-width / 2, 0, width, format.strength), holes: [] }
}
