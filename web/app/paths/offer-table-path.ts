import type { Locale } from '#contracts/locales.ts'

/**
 * Address of what the filters of a category's list need, in the order of one of the shop's sortings. Apart from the
 * other addresses, because only lists need it, and only once their page is idle.
 */
export const offerTablePath = (locale: Locale, categoryId: string, sorting: string): string =>
  `/${locale}/shop/offer-table/${categoryId}?${new URLSearchParams({ order: sorting })}`
