import type { ProductFacts, ProductSolid } from '#contracts/shop/product-facts.ts'
import { checkLength, type LengthError } from '#web/tools/cut-length/cut-rules.ts'
import { parseCutLength } from '#web/tools/cut-length/parse-cut-length.ts'

/** A variant with its shape. */
export interface CadPart {
  id: string
  number: string
  name: string
  /** At the length of the bar or sheet. */
  solids: readonly ProductSolid[]
  /** Names of the parts of an assembly, by the keys in its solids. */
  partNames?: Readonly<Record<string, string>>
  /** Its row in the shop's table. */
  dimensions: ProductFacts['dimensions']
  cut: ProductFacts['cut']
  format: ProductFacts['format']
  /** kg at that length. */
  weight: number | undefined
}

/** A steel profile that carries the variant. */
export interface CadCarrier {
  id: string
  number: string
  name: string
  options: readonly string[]
  solids: readonly ProductSolid[]
  cut: ProductFacts['cut']
  /** kg at the length of the bar. */
  weight: number | undefined
}

/** Fields of the address. */
export const CAD_FIELDS = ['length', 'width', 'c-profile'] as const
export type CadField = (typeof CAD_FIELDS)[number]

/** Lengths in mm; undefined where the variant has none. */
export interface CadChoice {
  length: number | undefined
  width: number | undefined
  carrier: CadCarrier | undefined
}

export type CadError = LengthError | 'not-possible' | 'unknown'
export type CadErrors = Partial<Record<CadField, CadError>>

/**
 * Reads the choice of a variant from an address. A missing length is that of the bar or sheet. An impossible value is
 * reported by its field, and the usual one replaces it.
 */
export function readCadChoice(
  { cut, format }: Pick<CadPart, 'cut' | 'format'>,
  carriers: readonly CadCarrier[],
  search: URLSearchParams,
): { choice: CadChoice; errors: CadErrors } {
  const errors: CadErrors = {}
  const read = (field: 'length' | 'width', bounds: Parameters<typeof checkLength>[0] | undefined, usual?: number) => {
    const typed = search.get(field)?.trim()
    if (!typed) return usual
    if (!bounds) {
      errors[field] = 'not-possible'
      return usual
    }
    const length = parseCutLength(bounds, typed)
    const error = checkLength(bounds, length)
    if (error) errors[field] = error === 'missing' ? 'not-whole' : error
    return error ? usual : length
  }
  const sheet = (side: 'length' | 'width') => format && { ...format[side], step: format.step }
  const length = read('length', cut ?? sheet('length'), cut?.bar ?? format?.length.max)
  const width = read('width', sheet('width'), format?.width.max)
  const wanted = search.get('c-profile')
  const carrier = carriers.find(({ id }) => id === wanted)
  if (wanted && !carrier) errors['c-profile'] = 'unknown'
  return { choice: { length, width, carrier }, errors }
}
