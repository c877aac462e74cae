import { isOfferedLocale, type Locale } from '#contracts/locales.ts'
import type { Refusal } from './refusal.ts'

/**
 * Returns the request to render in place of a refused one: an anonymous page of the language. A browser's own loading
 * of data gets its own form of response, with the error in place of the data.
 */
export function inPlaceOf({ url, method }: Request, locale: Locale, { status }: Refusal): Request {
  const { origin, pathname } = new URL(url)
  const isData = pathname.endsWith('.data')
  if (isData && method === 'POST' && status === 403) return new Request(url, { method })
  return new Request(`${origin}/${locale}${isData ? '.data' : ''}`, { method: method === 'HEAD' ? 'HEAD' : 'GET' })
}

/** Loader data of a page has the page's address with `.data` behind it. */
export function localeOf(url: string): Locale | undefined {
  const segment = new URL(url).pathname.split('/')[1]?.replace(/\.data$/, '')
  return isOfferedLocale(segment) ? segment : undefined
}
