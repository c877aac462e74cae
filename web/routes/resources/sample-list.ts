import type { Filter } from '#contracts/shop/criteria.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import { shopContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { EMPTY_LINE, type ListLine } from '#web/cart/list-entry/lines/list-line.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { m } from '#web/i18n/messages.ts'
import { csvResponse } from './csv-response.ts'
import type { Route } from './+types/sample-list'

export const handle = { caching: 'never' } satisfies RouteHandle

const FIELDS = { product: ['productNumber', 'customFields.profilwerk.cut', 'customFields.profilwerk.format'] }

/** A list of variants that this shop really has, in the form in which a list is read. */
export async function loader({ context }: Route.LoaderArgs) {
  const isVariant: Filter = { type: 'not', queries: [{ type: 'equals', field: 'parentId', value: null }] }
  const body = { filter: [isVariant], limit: 3, includes: FIELDS }
  const { elements } = await context.get(shopContext)('POST /product', { body })
  return csvResponse(writeList(elements.map(toLine)), `${m.list_sample_file()}.csv`)
}

function toLine(product: Product, index: number): ListLine {
  const { cut, format } = factsOf(product)
  const size = cut ? String(cut.max) : format ? `${format.width.max} x ${format.length.max}` : ''
  const texts = index === 0 ? { note: m.list_sample_note(), reference: '10' } : {}
  return { ...EMPTY_LINE, number: product.productNumber, pieces: String(4 - index), size, ...texts }
}
