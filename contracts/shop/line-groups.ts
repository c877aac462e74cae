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
 * each other are a group. A C-profile is below the guide that it carries: the last one before it, else the first one.
 * Without that guide it is a line like any other.
 */
export function groupLines<Line>(lines: readonly Line[], readKey: (line: Line) => GroupedBy): LineGroup<Line>[] {
  const guides = new Set(lines.map(readKey).flatMap(({ productId, carries }) => (carries ? [] : [productId])))
  const groups: LineGroup<Line>[] = []
  /** C-profiles before their guide, by its id, and the last group of each guide. */
  const waiting = new Map<string, Line[]>()
  const groupOf = new Map<string, LineGroup<Line>>()
  let before: string | undefined
  for (const line of lines) {
    const { productId, carries } = readKey(line)
    if (carries && guides.has(carries)) {
      const guide = groupOf.get(carries)
      if (guide) addCarrier(guide, line, readKey)
      else waiting.set(carries, [...(waiting.get(carries) ?? []), line])
      continue
    }
    const last = productId === before ? groups.at(-1) : undefined
    if (last) last.lines.push(line)
    else {
      const group: LineGroup<Line> = { lines: [line], carriers: [] }
      groups.push(group)
      if (!carries) groupOf.set(productId, group)
      for (const carrier of waiting.get(productId) ?? []) addCarrier(group, carrier, readKey)
      waiting.delete(productId)
    }
    before = productId
  }
  return groups
}

function addCarrier<Line>({ carriers }: LineGroup<Line>, line: Line, readKey: (line: Line) => GroupedBy): void {
  const { productId } = readKey(line)
  const same = carriers.find(({ lines: [first] }) => first !== undefined && readKey(first).productId === productId)
  if (same) same.lines.push(line)
  else carriers.push({ lines: [line], carriers: [] })
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
