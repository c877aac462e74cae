import { lineKey, type CartItemInput } from '#web/cart/cart-changes.ts'
import type { ListLine } from './lines/list-line.ts'

/** Lines of a list that become one position: the same product in the same size, with the same texts. */
export interface DoubledLines {
  number: string
  /** Places in the list, from 1. */
  places: number[]
  /** Of all of them. */
  pieces: number
}

interface OrderedLine {
  line: ListLine
  product: { number: string } | undefined
  /** Undefined for a wrong line. */
  input: CartItemInput | undefined
}

/** The places of equal lines, by the place of the first one. */
function placesOf(lines: readonly OrderedLine[]): number[][] {
  const places = new Map<string, number[]>()
  for (const [place, { input }] of lines.entries()) {
    if (input) places.set(lineKey(input), [...(places.get(lineKey(input)) ?? []), place])
  }
  return [...places.values()]
}

const piecesIn = (lines: readonly OrderedLine[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (lines[place]?.input?.quantity ?? 0), 0)

export const doubledLines = (lines: readonly OrderedLine[]): DoubledLines[] =>
  placesOf(lines)
    .filter(({ length }) => length > 1)
    .map((places) => ({
      number: lines[places[0] ?? 0]?.product?.number ?? '',
      places: places.map((place) => place + 1),
      pieces: piecesIn(lines, places),
    }))

/** Positions that the good lines of a list make. */
export const countPositions = (lines: readonly OrderedLine[]): number => placesOf(lines).length

/** The list with one line, of all pieces, in the place of the first of equal ones. Wrong lines stay. */
export function joinDoubledLines(lines: readonly OrderedLine[]): ListLine[] {
  const joined = new Map(placesOf(lines).map((places) => [places[0], places]))
  return lines.flatMap(({ line, input }, place) => {
    const places = joined.get(place)
    if (places === undefined) return input ? [] : [line]
    return places.length === 1 ? [line] : [{ ...line, pieces: String(piecesIn(lines, places)) }]
  })
}
