import { cadPaths, paths } from '#web/app/paths.ts'
import { checkLine } from '#web/cart/list-entry/check-line.ts'
import { findProducts } from '#web/cart/list-entry/find-products.server.ts'
import { EMPTY_LINE } from '#web/cart/list-entry/lines/list-line.ts'
import { problemText } from '#web/cart/list-entry/problem-text.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { loadCadPart } from './load-cad-part.server.ts'

/** Where the model of an item is, or why there is none and where to go on. */
export type ModelSearch =
  | { address: string }
  | {
      error: string
      /** Item numbers that are spelled alike. */
      nearest: readonly string[]
      /** The family, or the item without a model. */
      product?: { name: string; address: string }
    }

/**
 * Finds the model of an item number in any spelling. The length is checked by the page of the model.
 * @param limit products in one response of the shop.
 * @throws ServiceFailure
 */
export async function findModel(
  shop: ShopClient,
  { number, length }: { number: string; length: string },
  limit: number,
): Promise<ModelSearch> {
  const line = { ...EMPTY_LINE, number }
  const { product, problem } = checkLine(line, await findProducts(shop, [number], limit))
  if (!product) {
    const error = problem && number !== '' ? problemText(problem, line) : m.forms_required()
    return { error, nearest: problem?.choices ?? [] }
  }
  const locale = getLocale()
  const variant = product.parentId ? { variant: product.productNumber } : {}
  const name = product.translated.name
  const found = { name, address: paths.product(locale, product.parentId ?? product.id, variant) }
  if (problem?.code === 'family') return { error: problemText(problem, line), nearest: [], product: found }
  if (await loadCadPart(shop, product.id)) return { address: cadPaths.page(locale, product.id, { length }) }
  return { error: m.tools_cad_none({ name }), nearest: [], product: found }
}
