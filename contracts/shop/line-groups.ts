/** The parts of a line that grouping reads. */
export interface GroupedBy {
  productId: string
  /** Id of the chain guide that a C-profile carries. */
  carries: string | undefined
}

/** The lines of one product, in their order, and below them its C-profiles. */
export interface LineGroup<Line> {
  lines: Line[]
  carriers: LineGroup<Line>[]
}

/**
 * Groups the lines of a quote request by product, in the order of their first lines. A C-profile is below the guide
 * that it carries; without that guide it is a group like any other.
 */
export function groupLines<Line>(lines: readonly Line[], readKey: (line: Line) => GroupedBy): LineGroup<Line>[] {
  const groups = new Map<string, LineGroup<Line>>()
  const guides = new Set(lines.map(readKey).flatMap(({ productId, carries }) => (carries ? [] : [productId])))
  const groupOf = (key: string, parent: LineGroup<Line>[]): LineGroup<Line> => {
    const known = groups.get(key)
    if (known) return known
    const group: LineGroup<Line> = { lines: [], carriers: [] }
    groups.set(key, group)
    parent.push(group)
    return group
  }
  const top: LineGroup<Line>[] = []
  // A C-profile may come before its guide.
  for (const line of lines) {
    const { productId, carries } = readKey(line)
    if (carries && guides.has(carries))
      groupOf(`${productId} ${carries}`, groupOf(carries, top).carriers).lines.push(line)
    else groupOf(productId, top).lines.push(line)
  }
  return top
}
