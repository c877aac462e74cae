import { type FactRow, hasFact, KNOWN_FACTS } from '#web/catalogue/product/has-fact.ts'

/** Keys of filters by a fact begin with it; no column has such a key. */
const FACT_KEY = 'has-'
const IS_SET = 'yes'

/** The filter of the table by a fact. */
export const factFilter = (fact: string): Record<string, string> => ({ [FACT_KEY + fact]: IS_SET })

/** The facts by which these filters filter. */
export const factsIn = (filters: Readonly<Record<string, string>>): string[] =>
  KNOWN_FACTS.filter((fact) => filters[FACT_KEY + fact]?.trim())

/** The fact of a filter's key; undefined for a column's. */
export const factOfKey = (key: string): string | undefined => KNOWN_FACTS.find((fact) => key === FACT_KEY + fact)

/** Those of the facts that some of the rows have and others have not. */
export const distinguishingFacts = (facts: readonly string[], rows: readonly FactRow[]): string[] =>
  facts.filter((fact) => rows.some((row) => hasFact(row, fact)) && !rows.every((row) => hasFact(row, fact)))
