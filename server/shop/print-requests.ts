import type { PrintRequest } from '#backend/shop/order/document/print-request.ts'
import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { type Printer, PrinterBusy } from '#printing/printed-document.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { readRequestSheet, requestFileName } from '#web/quote-request/quote-request-sheet.server.ts'

interface PrintOptions {
  /** The shop in the language of the sheet, anonymous. */
  shopFor: (locale: Locale) => ShopClient
  printer: Pick<Printer, 'pdf'>
  company: Company
  listingLimit: number
}

/** Prints quote requests for clients of the embedded shop, as the pages of the site do. */
export const printRequests =
  ({ shopFor, printer, company, listingLimit }: PrintOptions): PrintRequest =>
  (order, locale) =>
    runWithLocale(locale, async () => {
      const sheet = await readRequestSheet(shopFor(locale), order, { company, locale, listingLimit })
      try {
        return { name: requestFileName(order, 'pdf'), pdf: await printer.pdf(sheet) }
      } catch (error) {
        if (error instanceof PrinterBusy) return undefined
        throw error
      }
    })
