/** The pages that are linked from one of them: the first, the last, and those beside it. */
export function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  return [...new Set(near)].toSorted((a, b) => a - b)
}
