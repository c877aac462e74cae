import { perLocale } from '#contracts/locales.ts'
import { shopContext, siteContext } from '#web/app/context.ts'
import { findProducts } from '#web/cart/list-entry/find-products.server.ts'
import { LONGEST_NOTE } from '#web/cart/line-texts.ts'
import { EMPTY_LINE, type ListLine } from '#web/cart/list-entry/lines/list-line.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { Pieces } from '#web/tools/cut-length/bar-use.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { cutQuery, readCutForm } from './cut-form.ts'
import { toGroup, type WantedCuts } from './cut-group.ts'
import { findOtherStocks } from './find-other-stocks.server.ts'
import { orderCuts } from './order-cuts.ts'
import { canBe, readCut } from './read-cut.ts'
import { textOf, toShownDoubt } from './shown-doubt.ts'
import type { Route } from './+types/route'

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
  const { publicUrl, listingLimit, company } = context.get(siteContext)
  const form = readCutForm(new URL(request.url).searchParams)
  const { values, errors } = form
  const lines = Object.keys(errors).length === 0 ? form.cuts : []
  const numbers = [...new Set(lines.flatMap((cut) => cut.item || []))]
  const found = await findProducts(context.get(shopContext), numbers, listingLimit)
  const { cuts, doubts } = orderCuts(lines, (cut) => canBe(cut, form, found), form.order)
  const wrong: WrongCut[] = []
  const wanted = new Map<string, WantedCuts>()
  for (const cut of cuts) {
    const read = readCut(cut, form, found)
    if (typeof read === 'string') {
      wrong.push({ text: textOf(cut), problem: read })
      continue
    }
    const { product, pieces } = read
    const key = product?.productNumber ?? ''
    const group = wanted.get(key) ?? { typed: cut.item, product, pieces: [] }
    wanted.set(key, { ...group, pieces: [...group.pieces, pieces] })
  }
  const products = [...wanted.values()].flatMap(({ product }) => product ?? [])
  const others = await findOtherStocks(context.get(shopContext), products, listingLimit)
  const query = cutQuery(values)
  const action = toolAddress(getLocale(), 'cut-list')
  const groups = [...wanted.values()].map((group) => {
    const withNumber = (number: string) => {
      const exchange = (text: string) => text.replaceAll(group.typed, number)
      return `${action}?${cutQuery({ ...values, item: exchange(values.item), list: exchange(values.list) })}`
    }
    return toGroup(group, form, others.get(group.product?.productNumber ?? '') ?? [], withNumber)
  })
  const address = `${publicUrl}${action}?${query}`
  return {
    values,
    errors,
    wrong,
    doubts: doubts.flatMap((doubt) => toShownDoubt(doubt, (order) => `${action}?${cutQuery({ ...values, order })}`)),
    groups,
    action,
    address,
    company: company.legalName,
    lines: toLines(wanted, address),
    alternates: perLocale((locale) => `${toolAddress(locale, 'cut-list')}?${query}`),
  }
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
  const note = m.cuts_note({ address })
  // A part of the address would be another plan. The lines say the same.
  return lines.map((line, index) => (index === 0 && note.length <= LONGEST_NOTE ? { ...line, note } : line))
}
