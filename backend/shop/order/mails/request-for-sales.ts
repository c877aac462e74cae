import { eq } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { languageCodeOf } from '#backend/database/schema/languages.ts'
import { customer } from '#backend/database/schema/sales.ts'
import { AS_STORED, readCartProducts } from '#backend/shop/cart/cart-products.ts'
import type { CartProduct } from '#backend/shop/cart/cart-products.ts'
import { readOrder } from '#backend/shop/order/read-order.ts'
import type { OrderedLine, StoredOrder } from '#backend/shop/order/read-order.ts'
import type { Locale } from '#contracts/locales.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { weightOfPieces } from '#contracts/shop/weight-of-pieces.ts'

/** A quote request as sales reads it. */
export interface RequestForSales {
  /** In the language of sales: names and options of the products that the shop still has, the others as sent. */
  order: StoredOrder
  /** The language in which the customer sent it. */
  sentIn: Locale
  /** Whether it was sent without an account; undefined once the account is deleted. */
  isOfGuest: boolean | undefined
  /** Weight of each line, kg, by its id. Those without a known weight are missing. */
  weights: ReadonlyMap<string, number>
  /** Stock bars of each product that is cut to length, by the id of its first line. */
  bars: ReadonlyMap<string, NeededBars>
}

/** Bars that the pieces of a product need together. */
interface NeededBars {
  count: number
  /** Length of one, mm. */
  bar: number
}

/** Plans as few bars as possible, as the pages do; lengths in mm. */
export type CountBars = (bar: number, kerf: number, wanted: readonly { length: number; pieces: number }[]) => number

/** @throws Error if there is no such quote request. */
export async function readForSales(
  db: Database,
  orderId: string,
  { salesLocale: locale, countBars }: { salesLocale: Locale; countBars: CountBars },
): Promise<RequestForSales> {
  const order = await readOrder({ db, ...AS_STORED }, orderId)
  const products = await readCartProducts(
    { db, ...AS_STORED, languageCode: languageCodeOf(EMBEDDED_LANGUAGE_IDS[locale]) },
    order.lines.map(({ productId }) => productId),
  )
  const [sender] =
    order.customerId === null
      ? []
      : await db.select({ guest: customer.guest }).from(customer).where(eq(customer.id, order.customerId))
  return {
    order: { ...order, locale, lines: order.lines.map((line) => inWords(line, products.get(line.productId))) },
    sentIn: order.locale,
    isOfGuest: sender?.guest,
    weights: new Map(order.lines.flatMap((line) => weightOf(line, products.get(line.productId)))),
    bars: new Map(
      [...Map.groupBy(order.lines, ({ productId }) => productId)].flatMap(([id, lines]) =>
        barsOf(lines, products.get(id), countBars),
      ),
    ),
  }
}

function inWords(line: OrderedLine, product: CartProduct | undefined): OrderedLine {
  if (product === undefined) return line
  const options = product.options.map(({ group, option }) => ({ group, option }))
  return { ...line, label: product.name, payload: { ...line.payload, options } }
}

function weightOf({ id, quantity, payload }: OrderedLine, product: CartProduct | undefined): [string, number][] {
  if (product === undefined) return []
  const { weight, facts } = product
  const pieces = { format: payload.plastic_format, cutLength: payload.cut_length, quantity }
  const known = weightOfPieces({ weight, customFields: { profilwerk: facts } }, pieces)
  return known === undefined ? [] : [[id, known]]
}

function barsOf(
  lines: readonly OrderedLine[],
  product: CartProduct | undefined,
  countBars: CountBars,
): [string, NeededBars][] {
  const cut = product?.facts.cut
  const [first] = lines
  if (cut === undefined || first === undefined) return []
  const { bar, kerf } = cut
  const wanted = lines.map(({ quantity, payload }) => ({ length: payload.cut_length ?? bar, pieces: quantity }))
  // A bar of today may be shorter than one that was cut when the request was sent.
  if (wanted.some(({ length }) => length > bar)) return []
  return [[first.id, { count: countBars(bar, kerf, wanted), bar }]]
}
