import { EMPTY_LINE, type ListLine } from '#web/cart/list-entry/lines/list-line.ts'
import type { CadChoice, CadPart } from '#web/tools/cad/cad-choice.ts'

/** The choice as lines of a request: the part, and the C-profile that carries it. A whole bar has no cut length. */
export function cadListLines(
  { number, cut, format }: Pick<CadPart, 'number' | 'cut' | 'format'>,
  { length, width, carrier }: CadChoice,
): ListLine[] {
  const cutLength = cut && length !== cut.bar ? String(length) : ''
  const size = format ? `${width} x ${length}` : cutLength
  const lines = [{ ...EMPTY_LINE, number, pieces: '1', size }]
  if (!carrier) return lines
  const isWhole = length === undefined || carrier.solids.every((solid) => solid.length === length)
  return [
    ...lines,
    { ...EMPTY_LINE, number: carrier.number, pieces: '1', size: isWhole ? '' : String(length), carries: number },
  ]
}
