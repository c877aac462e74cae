import { attachmentKeyOf } from '#contracts/attachments/attachment-key.ts'
import type { Cart, LineItem, LineItemPayload } from '#contracts/shop/cart.ts'
import type { LineTraits } from '#web/cart/line-facts.tsx'
import { type PurchaseBounds, purchaseBoundsOf } from '#web/cart/purchase-bounds.ts'
import { inSameOrder } from '#contracts/shop/same-order.ts'
import { readTaxState, type TaxState } from '#contracts/shop/context.ts'
import type { CalculatedPrice } from '#contracts/shop/product.ts'
import type { OrderLineItem } from '#contracts/shop/order.ts'
import { paths } from '#web/app/paths.ts'
import type { ExtraLine, ShopSums } from './shop-sums.ts'
import { pictureOf, type Picture } from '#web/catalogue/product/picture.ts'

/** One position of a quote request, as the pages show it. */
export interface QuoteRequestPosition extends LineTraits {
  id: string
  productId: string
  /** Id of the product's page: the parent's if the line is a variant. */
  pageId: string
  name: string
  /** Of name and options, where it is not the page's. */
  language?: string | undefined
  productNumber: string
  /** For a line that is cut to length, the cut itself. */
  picture: Picture | undefined
  /** The buyer's note and own number; empty if there is none. */
  note: string
  reference: string
  /** Key of its files. */
  attachmentKey: string
  /** Id of the chain guide that a C-profile carries. */
  carries: string | undefined
  quantity: number
  /** Quantities that the shop accepts. */
  bounds: PurchaseBounds
  /** EUR for one piece, in the tax state of the cart; undefined: price on request. */
  unitPrice: number | undefined
  /** EUR for all pieces, as the shop reckons them; undefined: price on request. */
  linePrice: number | undefined
  /** Net EUR of all pieces; undefined where the shop gives no taxes. */
  netPrice: number | undefined
  /** Of the price; undefined if the shop does not say. */
  taxState: TaxState | undefined
}

export interface QuoteRequestTotals {
  positions: number
  pieces: number
  /** Positions without a price; if there are any, the quote request has no total. */
  onRequest: number
  /** EUR of the positions with a price, in the tax state of the cart. */
  priced: number
  /** Discounts and surcharges of the shop. */
  extras: readonly ExtraLine[]
  /** EUR; 0 if the shop reckons no shipping costs. */
  shipping: number
  /** EUR of everything, in the tax state of the cart. */
  total: number
  /** Net EUR of everything, if prices are gross. */
  net: number | undefined
  taxState: TaxState | undefined
}

/** @param language of the shop's texts, where it is not the page's. */
export function toQuoteRequestPositions({ lineItems = [], price }: Cart, language?: string): QuoteRequestPosition[] {
  const lines = lineItems.filter(({ type }) => type === 'product')
  return toPositions(lines, readTaxState(price.taxStatus), language)
}

/** The lines in their order, and the options of all in one order. */
export function toPositions(
  items: readonly (LineItem | OrderLineItem)[],
  taxState: TaxState | undefined,
  language: string | undefined,
): QuoteRequestPosition[] {
  const lines = items.map((line) => toQuoteRequestPosition(line, taxState))
  const options = inSameOrder(
    lines.map((line) => line.options),
    ({ group }) => group,
  )
  return lines.map((line, index) => ({ ...line, options: options[index] ?? line.options, language }))
}

export function toQuoteRequestPosition(line: LineItem | OrderLineItem, taxState?: TaxState): QuoteRequestPosition {
  const payload = line.payload ?? {}
  const { unitPrice, totalPrice }: Partial<CalculatedPrice> =
    ('price' in line ? line.price : (line as OrderLineItem)) ?? {}
  const price = unitPrice && !isOnRequest(payload) ? unitPrice : undefined
  const quantity = line.quantity ?? 1
  return {
    id: line.id,
    productId: line.referencedId ?? '',
    pageId: payload.parentId || line.referencedId || '',
    name: line.label ?? '',
    productNumber: payload.productNumber ?? '',
    picture: pictureOfLine(line, payload),
    options: payload.options ?? [],
    format: payload.plastic_format,
    cutLength: payload.cut_length ?? undefined,
    bar: barOf(payload),
    note: payload.note ?? '',
    reference: payload.reference ?? '',
    attachmentKey: attachmentKeyOf(line),
    carries: payload.carries || undefined,
    quantity,
    bounds: lineBounds(line),
    unitPrice: price,
    linePrice: price === undefined ? undefined : (totalPrice ?? price * quantity),
    netPrice: 'price' in line && line.price && taxState ? netPriceOf(line.price, taxState) : undefined,
    taxState,
  }
}

function pictureOfLine({ cover, referencedId }: LineItem | OrderLineItem, { cut_length }: LineItemPayload) {
  const picture = pictureOf(cover)
  if (!picture || !referencedId || cut_length === undefined) return picture
  const { width, height } = picture
  return { url: paths.cutDrawing(referencedId, cut_length), width, height }
}

/** The quantities that the shop accepts for a line. */
export const lineBounds = (line: LineItem | OrderLineItem): PurchaseBounds =>
  purchaseBoundsOf('quantityInformation' in line ? line.quantityInformation : undefined)

/** @param sums of the shop; undefined while it is not reached. */
export function quoteRequestTotals(lines: readonly QuoteRequestPosition[], sums?: ShopSums): QuoteRequestTotals {
  const totals = { positions: lines.length, pieces: 0, onRequest: 0, cents: 0 }
  const taxState = lines[0]?.taxState
  let net: number | undefined = taxState === 'gross' ? 0 : undefined
  for (const { quantity, linePrice, netPrice } of lines) {
    totals.pieces += quantity
    if (linePrice === undefined) {
      totals.onRequest += 1
      continue
    }
    totals.cents += Math.round(linePrice * 100)
    net = net === undefined || netPrice === undefined ? undefined : net + Math.round(netPrice * 100)
  }
  const { cents, ...counted } = totals
  const priced = cents / 100
  const own = { extras: [], shipping: 0, total: priced, net: net === undefined ? undefined : net / 100 }
  return { ...counted, priced, ...(sums ?? own), taxState }
}

/** Gross prices include their taxes. */
const netPriceOf = ({ totalPrice, calculatedTaxes }: CalculatedPrice, taxState: TaxState): number =>
  taxState === 'gross' ? totalPrice - calculatedTaxes.reduce((sum, { tax }) => sum + tax, 0) : totalPrice

/** The facts that the shop keeps with a line, read by hand: their schema is too large for a browser. */
function factIn({ customFields }: LineItemPayload, name: string): unknown {
  const facts = customFields?.['profilwerk']
  return typeof facts === 'object' && facts !== null
    ? Object.entries(facts).find(([key]) => key === name)?.[1]
    : undefined
}

const isOnRequest = (payload: LineItemPayload): boolean => factIn(payload, 'priceOnRequest') === true

/** mm of the stock bar, of a line that is or can be cut to length. */
export function barOf(payload: LineItemPayload): number | undefined {
  const cut = factIn(payload, 'cut')
  return typeof cut === 'object' && cut !== null && 'bar' in cut && typeof cut.bar === 'number' ? cut.bar : undefined
}
