export interface PageSpan {
  /** Rows a page. */
  limit: number
  /** Pages from 1. */
  first: number
  last: number
}

interface Rows {
  from: number
  count: number
}

/** The pages to ask for to have `count` rows from row `from` on, when a page may hold `most` rows. */
export function coveringPages(from: number, count: number, most: number): PageSpan {
  // One page exactly: nothing is read that is not shown.
  if (count <= most && from % count === 0) return { limit: count, first: from / count + 1, last: from / count + 1 }
  return { limit: most, first: Math.floor(from / most) + 1, last: Math.ceil((from + count) / most) }
}

/** Of the rows that the pages from `first` on gave, those that were wanted. */
export function sliceOf<Row>(
  rows: Row[],
  { from, count }: Rows,
  { limit, first }: Pick<PageSpan, 'limit' | 'first'>,
): Row[] {
  const start = from - (first - 1) * limit
  // All of them are the same array: what is made of it is kept with it.
  if (start === 0 && rows.length <= count) return rows
  return rows.slice(start, start + count)
}
