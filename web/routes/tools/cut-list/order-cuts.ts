import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import type { CutLine } from './parse-cuts.ts'

/** Which number of a line comes first. */
export const CUT_ORDERS = ['pieces', 'length'] as const
export type CutOrder = (typeof CUT_ORDERS)[number]

/** A list whose lines have pieces and length. */
export interface OrderedCuts {
  cuts: CutLine[]
  doubts: Doubt[]
}

/** Lines that do not say which number is the length, as they were entered. */
export interface Doubt {
  /** The order in which they were read, which the visitor must be told. Undefined: they must be asked about. */
  order: CutOrder | undefined
  lines: CutLine[]
}

/**
 * Decides which number of each line is the length. A line that can be cut in one way only is read so. If all such lines
 * agree, the others follow them. Fewer pieces than millimetres are as the hint of the field says. More of them, as in
 * `500 x 25`, must be asked about.
 * @param canBe whether such a line can be cut
 * @param chosen what the visitor said
 */
export function orderCuts(
  lines: readonly CutLine[],
  canBe: (cut: CutLine) => boolean,
  chosen: CutOrder | undefined,
): OrderedCuts {
  const ways = new Map(lines.filter(isOpen).map((line) => [line, waysOf(line, canBe)]))
  const certain = new Set([...ways.values()].flatMap((way) => (way === 'pieces' || way === 'length' ? [way] : [])))
  const ofAll = chosen ?? (certain.size === 1 ? [...certain][0] : undefined)
  const read = lines.map((line) => {
    const way = ways.get(line)
    const isForced = chosen === undefined && (way === 'pieces' || way === 'length')
    return { line, order: way === undefined ? 'said' : isForced ? way : (ofAll ?? way) }
  })
  const linesIn = (one: string) => read.flatMap(({ line, order }) => (order === one ? [line] : []))
  const told = chosen === 'pieces' ? linesIn('pieces') : linesIn('length')
  const doubts: Doubt[] = [
    { order: undefined, lines: linesIn('unclear') },
    { order: chosen ?? 'length', lines: told },
  ]
  return {
    cuts: read.flatMap(({ line, order }) => (order === 'unclear' ? [] : order === 'length' ? [turn(line)] : [line])),
    doubts: doubts.filter((doubt) => doubt.lines.length > 0),
  }
}

/** The same line with its numbers exchanged. */
export const turn = (line: CutLine): CutLine => ({ ...line, pieces: line.length, length: line.pieces })

const isOpen = ({ isOrdered, pieces, length }: CutLine): boolean => !isOrdered && pieces !== length

/** `likely`: possible in both ways, and as the hint says. */
function waysOf(line: CutLine, canBe: (cut: CutLine) => boolean): CutOrder | 'likely' | 'unclear' {
  const [asIs, turned] = [canBe(line), canBe(turn(line))]
  if (asIs !== turned) return asIs ? 'pieces' : 'length'
  return asIs && parseNumber(line.pieces) > parseNumber(line.length) ? 'unclear' : 'likely'
}
