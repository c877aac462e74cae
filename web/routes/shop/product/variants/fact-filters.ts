import type { Availability } from '#web/catalogue/product/availability.ts'
import type { Flags } from '#web/catalogue/product/product-flags.ts'

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

/** Keys of filters by a fact begin with it; no column has such a key. */
const FACT_KEY = 'has-'
const IS_SET = 'yes'

/** The filter of the table by a fact. */
export const factFilter = (fact: string): Record<string, string> => ({ [FACT_KEY + fact]: IS_SET })

/** The facts by which these filters filter. */
export const factsIn = (filters: Readonly<Record<string, string>>): string[] =>
  Object.keys(HAS_FACT).filter((fact) => filters[FACT_KEY + fact]?.trim())

/** The fact of a filter's key; undefined for a column's. */
export const factOfKey = (key: string): string | undefined =>
  Object.keys(HAS_FACT).find((fact) => key === FACT_KEY + fact)

export const hasFact = (row: FactRow, fact: string): boolean => HAS_FACT[fact]?.(row) === true

/** Those of the facts that some of the rows have and others have not. */
export const distinguishingFacts = (facts: readonly string[], rows: readonly FactRow[]): string[] =>
  facts.filter((fact) => rows.some((row) => hasFact(row, fact)) && !rows.every((row) => hasFact(row, fact)))
