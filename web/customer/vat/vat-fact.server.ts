import { m } from '#web/i18n/messages.ts'

/** VAT numbers with their name in the page's language. */
export interface VatFact {
  name: string
  value: string
}

/** Made on the server: the scripts of every page would have the name. */
export const toVatFact = (vatIds: readonly string[] | null | undefined): VatFact | undefined =>
  vatIds && vatIds.length > 0 ? { name: m.customer_vat_id(), value: vatIds.join(', ') } : undefined
