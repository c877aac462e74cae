export interface PageSpan {
  /** Rows per page. */
  limit: number
  /** Pages from 1. */
  first: number
  last: number
}

interface Rows {
  from: number
  count: number
}

/** The pages that contain `count` rows starting at row `from`, if a page may have at most `most` rows. */
export function coveringPages(from: number, count: number, most: number): PageSpan {
  // Exactly one page: no unused row is read.
  if (count <= most && from % count === 0) return { limit: count, first: from / count + 1, last: from / count + 1 }
  return { limit: most, first: Math.floor(from / most) + 1, last: Math.ceil((from + count) / most) }
}

/** Selects the wanted rows from those of the pages starting at `first`. */
export function sliceOf<Row>(
  rows: Row[],
  { from, count }: Rows,
  { limit, first }: Pick<PageSpan, 'limit' | 'first'>,
): Row[] {
  const start = from - (first - 1) * limit
  // All of them are the same array: values derived from it are cached by it.
  if (start === 0 && rows.length <= count) return rows
  return rows.slice(start, start + count)
}
