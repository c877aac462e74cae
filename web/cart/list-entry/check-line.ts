import type { PlasticFormat } from '#contracts/shop/cart.ts'
import { factsOf, type ProductFacts } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { LONGEST_NOTE, LONGEST_REFERENCE, oneLine } from '#web/cart/line-texts.ts'
import { isSold, purchaseBoundsOf } from '#web/cart/purchase-bounds.ts'
import { m } from '#web/i18n/messages.ts'
import { numberChoices, type FoundProducts, productByNumber } from './found-products.ts'
import type { ListField, ListLine } from './lines/list-line.ts'
import { spellingKey } from './lines/number-spelling.ts'
import { sizeReadings, unknownUnitOf } from './lines/parse-size.ts'
import { isDate, piecesReadings } from './lines/read-pieces.ts'

type Format = NonNullable<ProductFacts['format']>
interface Bounds {
  min: number
  max: number
  step: number
}

/** The error of a line, and suggestions for its field. */
export type LineProblem = { field: ListField; choices: string[] } & (
  | { code: 'number-missing' | 'number-unknown' | 'pieces-unreadable' | 'size-unreadable' | 'not-cut' }
  | { code: 'date'; /** As it was read. */ text: string }
  | { code: 'unit-unknown'; unit: string }
  /** Two readings are possible: the choices. */
  | { code: 'either'; readings: [string, string] }
  | { code: 'family' | 'sold-out'; product: Product }
  | { code: 'pieces' | 'length' | 'width'; bounds: Bounds }
  | { code: 'strength'; strength: number }
  | { code: 'too-long'; /** Characters. */ max: number }
  | { code: 'format-sides' }
)

export type CheckedLine =
  | { product: Product; input: CartItemInput; problem?: undefined }
  | { product: Product | undefined; problem: LineProblem }

/** Turns a line of a list into an item for the cart, or returns its error. Without a number of pieces it is one. */
export function checkLine(line: ListLine, found: FoundProducts): CheckedLine {
  const key = spellingKey(line.number)
  const product = productByNumber(found, line.number)
  const problemAt = (problem: LineProblem): CheckedLine => ({ product, problem })
  if (key === '') return problemAt({ field: 'number', choices: [], code: 'number-missing' })
  if (!product)
    return problemAt({ field: 'number', choices: numberChoices(found, line.number), code: 'number-unknown' })
  if (product.childCount) return problemAt({ field: 'number', choices: [], code: 'family', product })

  const bounds = purchaseBoundsOf(product)
  if (!isSold(bounds)) return problemAt({ field: 'number', choices: [], code: 'sold-out', product })
  const pieces = checkPieces(line.pieces, bounds)
  if (typeof pieces !== 'number') return problemAt(pieces)
  const size = checkSize(line.size, product)
  if ('code' in size) return problemAt(size)
  const carries = productByNumber(found, line.carries)?.id
  const note = noteOf(line, carries)
  if (note.length > LONGEST_NOTE) return problemAt({ field: 'note', choices: [], code: 'too-long', max: LONGEST_NOTE })
  const reference = oneLine(line.reference)
  if (reference.length > LONGEST_REFERENCE)
    return problemAt({ field: 'reference', choices: [], code: 'too-long', max: LONGEST_REFERENCE })
  const input: CartItemInput = {
    productId: product.id,
    quantity: pieces,
    ...size,
    ...(note ? { note } : {}),
    ...(reference ? { reference } : {}),
    ...(carries ? { carries } : {}),
  }
  return { product, input }
}

/** The note. It has the guide that a profile is for, too, if the shop does not know its number. */
function noteOf({ note, carries }: ListLine, known: string | undefined): string {
  const guide = known === undefined && carries !== '' ? `${m.list_carries()}: ${carries}` : ''
  return oneLine([note, guide].filter(Boolean).join('; '))
}

/** A number of pieces that can be read in two ways is not decided by what the shop allows. */
function checkPieces(text: string, bounds: Bounds): number | LineProblem {
  if (text === '') text = '1'
  if (isDate(text)) return { field: 'pieces', choices: [], code: 'date', text }
  const readings = piecesReadings(text)
  const [pieces, ...others] = readings.length > 1 ? readings.filter(Number.isInteger) : readings
  if (pieces === undefined) return { field: 'pieces', choices: ['1'], code: 'pieces-unreadable' }
  const [other] = others
  const possible = [pieces, ...others].filter((one) => fits(one, bounds))
  if (other !== undefined && possible.length > 0)
    return { field: 'pieces', choices: possible.map(String), code: 'either', readings: [String(pieces), String(other)] }
  if (fits(pieces, bounds)) return pieces
  return { field: 'pieces', choices: [String(nearestAbove(pieces, bounds))], code: 'pieces', bounds }
}

type Size = Pick<CartItemInput, 'cutLength' | 'plasticFormat'>

/** A product that is cut is sold whole, too. Of two readings of a size the one that can be cut is meant. */
function checkSize(text: string, product: Product): Size | LineProblem {
  if (text.trim() === '') return {}
  const { cut, format } = factsOf(product)
  if (!cut && !format) return { field: 'size', choices: [''], code: 'not-cut' }
  if (isDate(text)) return { field: 'size', choices: [], code: 'date', text }
  const unit = unknownUnitOf(text)
  if (unit !== undefined) return { field: 'size', choices: [], code: 'unit-unknown', unit }
  const checked = sizeReadings(text).map((sides) => (format ? checkFormat(sides, format) : checkLength(sides, cut)))
  const [first = { field: 'size', choices: [''], code: 'size-unreadable' } satisfies LineProblem] = checked
  const [size, other] = checked.filter((one): one is Size => !('code' in one))
  if (!size) return first
  const [a, b] = [textOf(size), other && textOf(other)]
  return b === undefined || a === b ? size : { field: 'size', choices: [a, b], code: 'either', readings: [a, b] }
}

const textOf = ({ cutLength, plasticFormat }: Size): string =>
  plasticFormat ? `${plasticFormat.width} x ${plasticFormat.length}` : String(cutLength ?? '')

function checkLength(sides: readonly number[], cut: Bounds | undefined): Size | LineProblem {
  const [length = Number.NaN] = sides
  if (!cut || sides.length > 1) return { field: 'size', choices: [''], code: 'size-unreadable' }
  if (fits(length, cut)) return { cutLength: length }
  return { field: 'size', choices: [String(nearestOf(length, cut))], code: 'length', bounds: cut }
}

function checkFormat(sides: readonly number[], { strength, step, ...format }: Format): Size | LineProblem {
  const [width, length] = sides.slice(-2)
  const [full, given] = [`${format.width.max} x ${format.length.max}`, sides.length === 3 ? sides[0] : strength]
  if (width === undefined || length === undefined) return { field: 'size', choices: [full], code: 'format-sides' }
  if (given !== strength) return { field: 'size', choices: [`${width} x ${length}`], code: 'strength', strength }
  const bounds = { width: { ...format.width, step }, length: { ...format.length, step } }
  const choices = [`${nearestOf(width, bounds.width)} x ${nearestOf(length, bounds.length)}`]
  if (!fits(width, bounds.width)) return { field: 'size', choices, code: 'width', bounds: bounds.width }
  if (!fits(length, bounds.length)) return { field: 'size', choices, code: 'length', bounds: bounds.length }
  const plasticFormat: PlasticFormat = { strength, width, length }
  return { plasticFormat }
}

/** Steps count from the smallest value, as in the shop. */
const fits = (value: number, { min, max, step }: Bounds): boolean =>
  Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0

const highestOf = ({ min, max, step }: Bounds): number => min + Math.floor((max - min) / step) * step

const nearestOf = (value: number, bounds: Bounds): number =>
  clamp(bounds.min + Math.round((value - bounds.min) / bounds.step) * bounds.step, bounds)

/** Rather a piece more than one too few. */
const nearestAbove = (value: number, bounds: Bounds): number =>
  clamp(bounds.min + Math.ceil((value - bounds.min) / bounds.step) * bounds.step, bounds)

const clamp = (value: number, bounds: Bounds): number => Math.min(highestOf(bounds), Math.max(bounds.min, value))
