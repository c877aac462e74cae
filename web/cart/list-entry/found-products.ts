import type { Product } from '#contracts/shop/product.ts'
import { likelySpellings, spellingKey } from './lines/number-spelling.ts'

/** Products and numbers of a shop for the item numbers of a list. */
export interface FoundProducts {
  /** By `spellingKey`: two numbers of a shop may differ in signs alone, such as `PE-1.5` and `PE-15`. */
  byKey: ReadonlyMap<string, readonly Product[]>
  /** By `spellingKey` of an unknown number: the nearest ones that the shop has. */
  nearest: ReadonlyMap<string, readonly string[]>
}

/** The product with this number, or else the only one whose number differs from it in signs alone. */
export function productByNumber({ byKey }: Pick<FoundProducts, 'byKey'>, number: string): Product | undefined {
  const alike = byKey.get(spellingKey(number)) ?? []
  return writtenAs(alike, number) ?? (alike.length === 1 ? alike[0] : undefined)
}

/** The product whose number is the given one, or its usual spelling in capitals with hyphens. */
export function writtenAs(products: readonly Product[], number: string): Product | undefined {
  const spellings = likelySpellings(number).map(inCapitals)
  const written = spellings.map((spelling) =>
    products.find(({ productNumber }) => inCapitals(productNumber) === spelling),
  )
  return written.find((product) => product !== undefined)
}

/** Choices in place of an unknown number: those that differ in signs alone, or the nearest ones. */
export function numberChoices({ byKey, nearest }: FoundProducts, number: string): string[] {
  const key = spellingKey(number)
  const alike = (byKey.get(key) ?? []).map(({ productNumber }) => productNumber)
  return alike.length > 0 ? alike : [...(nearest.get(key) ?? [])]
}

const inCapitals = (number: string): string => number.normalize('NFKC').trim().toUpperCase()
