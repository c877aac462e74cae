/** A roller chain by ISO 606: pitch and series, and how many rows of rollers it has: `08B-2`. */
const CHAIN = /^\d{2}[AB]-([1-3])$/

export interface ChainRows<Option> {
  /** 1: simplex, 2: duplex, 3: triplex. */
  rows: 1 | 2 | 3
  options: Option[]
}

/**
 * Groups chains by their rows, because one does not replace another: a visitor's machine has the one or the other.
 * @returns undefined if an option is not a chain, or all have as many rows.
 */
export function groupByRows<Option extends { name: string }>(
  options: readonly Option[],
): ChainRows<Option>[] | undefined {
  const rowsOf = ({ name }: Option) => Number(CHAIN.exec(name)?.[1])
  if (!options.every((option) => rowsOf(option))) return undefined
  const groups = ([1, 2, 3] as const)
    .map((rows) => ({ rows, options: options.filter((option) => rowsOf(option) === rows) }))
    .filter((group) => group.options.length > 0)
  return groups.length > 1 ? groups : undefined
}
