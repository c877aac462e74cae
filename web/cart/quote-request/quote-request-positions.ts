import type { Cart, LineItem, LineItemPayload } from '#contracts/shop/cart.ts'
import type { OrderLineItem } from '#contracts/shop/order.ts'
import { paths } from '#web/app/paths.ts'
import { pictureOf, type Picture } from '#web/catalogue/product/picture.ts'

/** One position of a quote request, as the pages show it. */
export interface QuoteRequestPosition {
  id: string
  productId: string
  /** Id of the product's page: the parent's if the line is a variant. */
  pageId: string
  name: string
  productNumber: string
  /** For a line that is cut to length, the cut itself. */
  picture: Picture | undefined
  /** Group and option, in the page's language. */
  options: { group: string; option: string }[]
  /** mm: strength, width, length. */
  format: { strength: number; width: number; length: number } | undefined
  /** mm. */
  cutLength: number | undefined
  quantity: number
  /** Maximum quantity that the shop accepts. */
  maxPieces: number
  /** Net EUR for one piece; undefined: price on request. */
  unitPrice: number | undefined
}

export interface QuoteRequestTotals {
  positions: number
  pieces: number
  /** Positions without a price; if there are any, the quote request has no total. */
  onRequest: number
  /** Net EUR of the positions with a price. */
  priced: number
}

export const toQuoteRequestPositions = (cart: Cart): QuoteRequestPosition[] =>
  (cart.lineItems ?? []).filter(({ type }) => type === 'product').map(toQuoteRequestPosition)

export function toQuoteRequestPosition(line: LineItem | OrderLineItem): QuoteRequestPosition {
  const payload = line.payload ?? {}
  const unitPrice = 'unitPrice' in line ? line.unitPrice : (line as LineItem).price?.unitPrice
  return {
    id: line.id,
    productId: line.referencedId ?? '',
    pageId: payload.parentId || line.referencedId || '',
    name: line.label ?? '',
    productNumber: payload.productNumber ?? '',
    picture: pictureOfLine(line, payload),
    options: payload.options ?? [],
    format: payload.plastic_format,
    cutLength: payload.cut_length,
    quantity: line.quantity ?? 1,
    maxPieces: maxPieces(line),
    unitPrice: unitPrice && !isOnRequest(payload) ? unitPrice : undefined,
  }
}

function pictureOfLine({ cover, referencedId }: LineItem | OrderLineItem, { cut_length }: LineItemPayload) {
  const picture = pictureOf(cover)
  if (!picture || !referencedId || cut_length === undefined) return picture
  return { ...picture, url: paths.cutDrawing(referencedId, cut_length) }
}

/** The shop's maximum, otherwise a number above any real quantity. */
export const maxPieces = (line: LineItem | OrderLineItem): number =>
  ('quantityInformation' in line ? line.quantityInformation?.maxPurchase : undefined) ?? 100_000

export function quoteRequestTotals(lines: readonly QuoteRequestPosition[]): QuoteRequestTotals {
  const totals = { positions: lines.length, pieces: 0, onRequest: 0, cents: 0 }
  for (const { quantity, unitPrice } of lines) {
    totals.pieces += quantity
    if (unitPrice === undefined) totals.onRequest += 1
    else totals.cents += Math.round(unitPrice * 100) * quantity
  }
  const { cents, ...counted } = totals
  return { ...counted, priced: cents / 100 }
}

function isOnRequest({ customFields }: LineItemPayload): boolean {
  const facts = customFields?.['profilwerk']
  return typeof facts === 'object' && facts !== null && 'priceOnRequest' in facts && facts.priceOnRequest === true
}
