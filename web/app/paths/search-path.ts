import type { Locale } from '#contracts/locales.ts'

/**
 * Address of the search's page of results; `search` is a query with its `?`. Apart from the other addresses, because
 * the first scripts of a page do without it.
 */
export const searchPath = (locale: Locale, search = ''): string => `/${locale}/search${search}`

/** Hits for the overlay, JSON. */
export const searchHitsPath = (locale: Locale, search: string): string => `/${locale}/search/hits${search}`
