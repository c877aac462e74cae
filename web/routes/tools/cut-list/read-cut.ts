import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import { checkLine } from '#web/cart/list-entry/check-line.ts'
import type { FoundProducts } from '#web/cart/list-entry/found-products.ts'
import { EMPTY_LINE, type ListLine } from '#web/cart/list-entry/lines/list-line.ts'
import { problemText } from '#web/cart/list-entry/problem-text.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { Pieces } from '#web/tools/cut-length/bar-use.ts'
import type { CutForm } from './cut-form.ts'
import { readOwnCut, SHORTEST_LIKELY, tooLong } from './own-bar.ts'
import type { CutLine } from './parse-cuts.ts'

type SawnForm = Pick<CutForm, 'bar' | 'trim'>

/** Whether it is likely that a line is meant so. */
export function canBe(cut: CutLine, form: SawnForm, found: FoundProducts): boolean {
  const read = readCut(cut, form, found)
  return typeof read !== 'string' && (read.product !== undefined || read.pieces.length >= SHORTEST_LIKELY)
}

/** The pieces of a line; a sentence if they are impossible. */
export function readCut(
  cut: CutLine,
  { bar, trim }: SawnForm,
  found: FoundProducts,
): { product: Product | undefined; pieces: Pieces } | string {
  if (cut.item === '') {
    const pieces = readOwnCut(cut, bar - 2 * trim)
    return typeof pieces === 'string' ? pieces : { product: undefined, pieces }
  }
  const line: ListLine = { ...EMPTY_LINE, number: cut.item, pieces: cut.pieces, size: cut.length || '?' }
  const { product, problem, ...checked } = checkLine(line, found)
  const { cut: facts, format } = factsOf(product ?? {})
  // Sheets are cut to formats, not from bars.
  if (format) return m.cuts_not_cut()
  if (problem || !('input' in checked) || !product || !facts) {
    const choice = problem?.choices[0]
    const value = problem?.field === 'number' ? choice : choice && formatNumber(Number(choice))
    const nearest = value && problem?.code !== 'either' ? ` ${m.cuts_nearest({ value })}` : ''
    return (problem ? problemText(problem, line) : m.cuts_not_cut()) + nearest
  }
  const { cutLength: length = facts.bar, quantity: pieces } = checked.input
  if (pieces > MOST_PIECES) return m.tools_cut_error_pieces_max({ max: formatNumber(MOST_PIECES) })
  return length <= facts.bar - 2 * trim ? { product, pieces: { length, pieces } } : tooLong(facts.bar - 2 * trim)
}
