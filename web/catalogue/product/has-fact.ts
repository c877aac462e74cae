import type { Availability } from './availability.ts'
import type { Flags } from './product-flags.ts'

/** The parts of a variant that a filter by a fact reads. */
export interface FactRow {
  flags?: Partial<Flags>
  availability?: Pick<Availability, 'inStock'>
}

/** Whether a variant is known to have a fact, by its key in the shop: rules of a list's filters. */
const HAS_FACT: Readonly<Record<string, (row: FactRow) => boolean>> = {
  'in-stock': ({ availability }) => availability?.inStock === true,
  food: ({ flags }) => flags?.food === true,
  antistatic: ({ flags }) => flags?.antistatic === true,
  atex: ({ flags }) => flags?.atex === true,
  'pfas-free': ({ flags }) => flags?.pfas === false,
}

/** Keys of the facts that filters know. */
export const KNOWN_FACTS: readonly string[] = Object.keys(HAS_FACT)

export const hasFact = (row: FactRow, fact: string): boolean => HAS_FACT[fact]?.(row) === true
