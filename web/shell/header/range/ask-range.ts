import { filePaths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** An option as a link to the list that it filters. */
export interface RangeFilter {
  name: string
  /** Of the name, where it is not the page's. */
  lang?: string | undefined
  path: string
}

/** Filters that lead right into the range. */
export interface RangeFilters {
  /** Of the shop's first property: chains, for a maker of chain guides. */
  sizes?: { title: string; lang?: string | undefined; links: RangeFilter[] } | undefined
  /** Options of many products, with their property and family. */
  common: (RangeFilter & {
    group: string
    groupLang?: string | undefined
    family: string
    familyLang?: string | undefined
  })[]
}

let known: { locale: string; filters: Promise<RangeFilters> } | undefined

/**
 * The filters of the page's language. Key: the last language. Owner: this module. End: the document's, or a failed request.
 * Gain: what a pointer near the button requested is there when the panel opens.
 */
export function askRange(): Promise<RangeFilters> {
  const locale = getLocale()
  if (known?.locale === locale) return known.filters
  const filters = ask()
  known = { locale, filters }
  // The panel has the error; the next one asks again.
  filters.catch(() => {
    if (known?.filters === filters) known = undefined
  })
  return filters
}

async function ask(): Promise<RangeFilters> {
  const response = await fetch(filePaths.range(getLocale()))
  const body: unknown = response.ok ? await response.json() : undefined
  if (!isRange(body)) throw new Error(`The range was not sent: ${response.status}`)
  return body
}

/** The response is our own server's: anything else is of a proxy. */
const isRange = (body: unknown): body is RangeFilters =>
  typeof body === 'object' && body !== null && 'common' in body && Array.isArray(body.common)
