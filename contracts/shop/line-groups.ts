/** The parts of a line that grouping reads. */
export interface GroupedBy {
  productId: string
  /** Id of the chain guide that a C-profile carries. */
  carries: string | undefined
}

/** Lines of one product that follow each other, and below them its C-profiles. */
export interface LineGroup<Line> {
  lines: Line[]
  carriers: LineGroup<Line>[]
}

/**
 * Groups the lines of a quote request, in the order in which the buyer entered them. Lines of one product that follow
 * each other are a group. A C-profile is below the guide that it carries, wherever it is. Without that guide it is a line
 * like any other.
 */
export function groupLines<Line>(lines: readonly Line[], readKey: (line: Line) => GroupedBy): LineGroup<Line>[] {
  const guides = new Set(lines.map(readKey).flatMap(({ productId, carries }) => (carries ? [] : [productId])))
  const isBelow = ({ carries }: GroupedBy) => Boolean(carries && guides.has(carries))
  const groups: LineGroup<Line>[] = []
  /** The first group of each guide. */
  const groupOf = new Map<string, LineGroup<Line>>()
  let last: string | undefined
  for (const line of lines) {
    const key = readKey(line)
    if (isBelow(key)) continue
    if (key.productId !== last) groups.push({ lines: [], carriers: [] })
    last = key.productId
    const group = groups.at(-1)
    group?.lines.push(line)
    if (group && !key.carries && !groupOf.has(key.productId)) groupOf.set(key.productId, group)
  }
  for (const [carries, group] of groupOf) {
    const below = lines.filter((line) => isBelow(readKey(line)) && readKey(line).carries === carries)
    group.carriers.push(
      ...[...Map.groupBy(below, (line) => readKey(line).productId).values()].map((of) => ({ lines: of, carriers: [] })),
    )
  }
  return groups
}

/** A line at its place, with the one whose product it carries. */
export interface PlacedLine<Line> {
  line: Line
  /** Of a C-profile below its guide. */
  guide: Line | undefined
}

/** The lines as pages, mails and files number them. */
export const placedLines = <Line>(lines: readonly Line[], readKey: (line: Line) => GroupedBy): PlacedLine<Line>[] =>
  groupLines(lines, readKey).flatMap((group) => placedIn(group, undefined))

const placedIn = <Line>({ lines, carriers }: LineGroup<Line>, guide: Line | undefined): PlacedLine<Line>[] => [
  ...lines.map((line) => ({ line, guide })),
  ...carriers.flatMap((carrier) => placedIn(carrier, lines[0])),
]
