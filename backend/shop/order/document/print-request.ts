import type { Locale } from '#contracts/locales.ts'
import type { Order } from '#contracts/shop/order.ts'

/** A quote request on paper. */
export interface PrintedRequest {
  /** `Anfrage-A-100023.pdf`: letters of ASCII without spaces. */
  name: string
  pdf: Uint8Array<ArrayBuffer>
}

/** Prints a quote request in the words of a language; undefined while too many files wait. */
export type PrintRequest = (order: Order, locale: Locale) => Promise<PrintedRequest | undefined>
