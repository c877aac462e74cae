import type { Locale } from '#contracts/locales.ts'

/** Lists on one device, or in one account. */
export const MOST_KEPT = 20

/** Characters of all lists of an account together: some 2,000 lines. They come with each reading of the customer. */
export const MOST_STORED = 60_000

/** Name of the list that other storefronts show as their wishlist. A list with any of these names is that list. */
export const WISHLIST_NAMES: Record<Locale, string> = {
  de: 'Merkliste',
  en: 'Wishlist',
  nl: 'Verlanglijst',
  cz: 'Seznam přání',
}
