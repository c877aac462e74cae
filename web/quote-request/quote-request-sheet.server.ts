import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Order } from '#contracts/shop/order.ts'
import type { PrintedDocument } from '#printing/printed-document.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { m } from '#web/i18n/messages.ts'
import { composeRequestSheet } from './quote-request-pdf.server.ts'
import { isProductLine } from './shop-sums.ts'
import { toSentRequest } from './to-sent-quote-request.ts'

/** Fields of a product that its weight needs. */
const WEIGHED = {
  product: ['id', 'weight', ...['cut', 'format'].map((fact) => `customFields.profilwerk.${fact}`)],
}

interface SheetOptions {
  company: Company
  /** The current one. */
  locale: Locale
  /** Products per request. */
  listingLimit: number
}

/** Returns a quote request as a sheet to print, with the weights of its products today. */
export async function readRequestSheet(
  shop: ShopClient,
  order: Order,
  { company, locale, listingLimit }: SheetOptions,
): Promise<PrintedDocument> {
  const value = (order.lineItems ?? []).filter(isProductLine).flatMap(({ referencedId }) => referencedId ?? [])
  const filter = [{ type: 'equalsAny' as const, field: 'id', value }]
  const products = value.length === 0 ? [] : await readAllProducts(shop, { filter, includes: WEIGHED }, listingLimit)
  return composeRequestSheet({
    number: order.orderNumber,
    state: order.stateMachineState?.translated.name ?? '',
    request: toSentRequest(order),
    products: new Map(products.map((product) => [product.id, product])),
    company,
    locale,
  })
}

/** The name of its file, in the words of the current locale. */
export const requestFileName = ({ orderNumber }: Order, extension: string): string =>
  `${m.requests_file()}-${orderNumber.replaceAll(/[^\w.-]+/g, '-')}.${extension}`
