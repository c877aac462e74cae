import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import { perLocale } from '#contracts/locales.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import { shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { checkLine } from '#web/cart/list-entry/check-line.ts'
import { findProducts } from '#web/cart/list-entry/find-products.server.ts'
import { EMPTY_LINE, type ListLine } from '#web/cart/list-entry/lines/list-line.ts'
import { parseListNumber, parseSize } from '#web/cart/list-entry/lines/parse-size.ts'
import { problemText } from '#web/cart/list-entry/problem-text.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { Pieces } from '#web/tools/cut-length/bar-use.ts'
import { type ComparedStock, compareStocks, type StockItem } from '#web/tools/cut-list/compare-stocks.ts'
import { nestBars, type Nesting } from '#web/tools/cut-list/nest-bars.ts'
import { type CutLine, LONGEST_CUTS, MOST_CUTS, parseCuts } from './parse-cuts.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { findOtherStocks } from './find-other-stocks.server.ts'
import type { Route } from './+types/route'

/** Parameters of the address. */
export const CUT_PARAMS = { item: 'item', list: 'list', bar: 'bar', kerf: 'kerf' } as const

/** Bounds of the bar and the saw where no item says them, mm. */
const BARS = { min: 100, max: 20_000 }
const KERFS = { min: 0, max: 20 }
const USUAL_KERF = '4'

/** The example for an address without a list. */
const CUTS_EXAMPLE = { item: 'CT-08B1-S-2000', list: '4 x 1250, 6 x 980, 3 x 540, 8 x 310' }

/** The pieces of one item, or of a bar without one. */
export interface CutGroup {
  number: string | undefined
  name: string | undefined
  address: string | undefined
  bar: number
  kerf: number
  material: 'pe' | 'steel' | 'stainless' | 'chain' | 'natural' | 'black' | 'mud' | 'blue'
  nesting: Nesting
  /** The same pieces from this and other stock lengths, each with its plan's address; empty if there is no other one. */
  stocks: (ComparedStock & { address: string })[]
}

/** A line that cannot be cut, with its error and suggested lengths or numbers. */
export interface WrongCut {
  text: string
  problem: string
}

/**
 * The list of an address with its bars.
 * @throws ServiceFailure
 */
export async function loadCutList({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { searchParams } = new URL(request.url)
  const { publicUrl, listingLimit, company } = context.get(siteContext)
  const get = (name: keyof typeof CUT_PARAMS) => searchParams.get(CUT_PARAMS[name]) ?? ''
  const isEmpty = get('list').trim() === ''
  const isExample = isEmpty && get('item') === ''
  const item = isExample ? CUTS_EXAMPLE.item : get('item').trim().slice(0, 60)
  const list = isExample ? CUTS_EXAMPLE.list : get('list').slice(0, LONGEST_CUTS + 1)
  const values = { item, list, bar: get('bar').slice(0, 20), kerf: get('kerf').slice(0, 20) || USUAL_KERF }
  const cuts = parseCuts(list, item)
  const errors: Partial<Record<keyof typeof CUT_PARAMS, string>> = {}
  if (isEmpty && !isExample) errors.list = m.forms_required()
  if (cuts.length > MOST_CUTS || list.length > LONGEST_CUTS) errors.list = m.cuts_too_many({ max: String(MOST_CUTS) })
  const bar = parseListNumber(values.bar)
  const kerf = parseListNumber(values.kerf)
  const hasBare = cuts.some((cut) => cut.item === '')
  if (hasBare && !(bar >= BARS.min && bar <= BARS.max)) errors.bar = m.cuts_bar_missing({ ...textsOf(BARS) })
  if (hasBare && !(kerf >= KERFS.min && kerf <= KERFS.max)) errors.kerf = m.cuts_kerf_range({ ...textsOf(KERFS) })
  const isRight = Object.keys(errors).length === 0
  const numbers = isRight ? [...new Set(cuts.flatMap((cut) => cut.item || []))] : []
  const found = await findProducts(context.get(shopContext), numbers, listingLimit)
  const wrong: WrongCut[] = []
  const wanted = new Map<string, WantedCuts>()
  const want = (key: string, typed: string, product: Product | undefined, pieces: Pieces) => {
    const group = wanted.get(key) ?? { typed, product, pieces: [] }
    wanted.set(key, { ...group, pieces: [...group.pieces, pieces] })
  }
  for (const cut of isRight ? cuts : []) {
    if (cut.item === '') {
      const pieces = readPieces(cut, bar)
      if (typeof pieces === 'string') wrong.push({ text: textOf(cut), problem: pieces })
      else want('', '', undefined, pieces)
      continue
    }
    const line: ListLine = { ...EMPTY_LINE, number: cut.item, pieces: cut.pieces, size: cut.length || '?' }
    const { product, problem, ...checked } = checkLine(line, found)
    const facts = product && factsOf(product).cut
    if (problem || !('input' in checked) || !product || !facts) {
      const choice = problem?.choices[0]
      const value = problem?.field === 'number' ? choice : choice && formatNumber(Number(choice))
      const nearest = value ? ` ${m.cuts_nearest({ value })}` : ''
      wrong.push({ text: textOf(cut), problem: (problem ? problemText(problem, line) : m.cuts_not_cut()) + nearest })
    } else {
      const { cutLength = facts.bar, quantity } = checked.input
      if (quantity > MOST_PIECES) wrong.push({ text: textOf(cut), problem: m.cuts_unreadable() })
      else want(product.productNumber, cut.item, product, { length: cutLength, pieces: quantity })
    }
  }
  const products = [...wanted.values()].flatMap(({ product }) => product ?? [])
  const others = await findOtherStocks(context.get(shopContext), products, listingLimit)
  const query = queryOf(values)
  const action = toolAddress(getLocale(), 'cut-list') ?? ''
  const groups = [...wanted.values()].map((cuts): CutGroup => {
    const group = toGroup(cuts.product, cuts.pieces, { bar, kerf })
    const withNumber = (number: string) => {
      const exchange = (text: string) => text.replaceAll(cuts.typed, number)
      return `${action}?${queryOf({ ...values, item: exchange(values.item), list: exchange(values.list) })}`
    }
    return { ...group, stocks: toStocks(group, others.get(group.number ?? '') ?? [], cuts.pieces, withNumber) }
  })
  const address = `${publicUrl}${action}?${query}`
  return {
    values,
    errors,
    wrong,
    groups,
    action,
    address,
    company: company.legalName,
    lines: toLines(wanted, address),
    alternates: perLocale((locale) => `${toolAddress(locale, 'cut-list') ?? ''}?${query}`),
  }
}

/** The pieces of one item. */
interface WantedCuts {
  /** The item's number as it was entered. */
  typed: string
  product: Product | undefined
  pieces: Pieces[]
}

const queryOf = (values: Record<keyof typeof CUT_PARAMS, string>): string =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()

const textsOf = ({ min, max }: { min: number; max: number }) => ({ min: String(min), max: String(max) })
const textOf = ({ item, pieces, length }: CutLine): string =>
  [item, length === '' ? pieces : `${pieces} × ${length}`].filter(Boolean).join(': ')

/** Pieces out of a bar of the visitor's own; a sentence if they are impossible. */
function readPieces(cut: CutLine, bar: number): Pieces | string {
  const [pieces, [length = Number.NaN] = []] = [parseListNumber(cut.pieces), parseSize(cut.length)]
  if (Number.isNaN(pieces) || Number.isNaN(length) || pieces < 1 || pieces > MOST_PIECES) return m.cuts_unreadable()
  return length > 0 && length <= bar ? { length, pieces } : m.cuts_longer({ bar: String(bar) })
}

function toGroup(product: Product | undefined, pieces: Pieces[], own: { bar: number; kerf: number }) {
  const facts = product && factsOf(product)
  const { bar, kerf } = facts?.cut ?? own
  return {
    number: product?.productNumber,
    name: product?.translated.name,
    address: product && paths.product(getLocale(), product.parentId ?? product.id, { variant: product.productNumber }),
    bar,
    kerf,
    material: facts?.solids[0]?.material ?? 'pe',
    nesting: nestBars(bar, kerf, pieces),
  }
}

function toStocks(
  { number, bar, kerf }: Pick<CutGroup, 'number' | 'bar' | 'kerf'>,
  others: readonly StockItem[],
  pieces: readonly Pieces[],
  addressOf: (number: string) => string,
): CutGroup['stocks'] {
  if (number === undefined || others.length === 0) return []
  const stocks = compareStocks([{ number, bar, kerf }, ...others], pieces)
  return stocks.length > 1 ? stocks.map((stock) => ({ ...stock, address: addressOf(stock.number) })) : []
}

/** The lines for the request, equal lengths together. The first one has the address of the plan. */
function toLines(wanted: ReadonlyMap<string, { pieces: Pieces[] }>, address: string): ListLine[] {
  const lines = [...wanted].flatMap(([number, { pieces }]) => {
    if (number === '') return []
    const byLength = Map.groupBy(pieces, ({ length }) => length)
    return [...byLength].map(([length, same]) => ({
      ...EMPTY_LINE,
      number,
      pieces: String(same.reduce((sum, one) => sum + one.pieces, 0)),
      size: String(length),
    }))
  })
  return lines.map((line, index) => (index === 0 ? { ...line, note: m.cuts_note({ address }).slice(0, 500) } : line))
}
