import { STATUS_CODES } from 'node:http'
import type { ContentPage } from '#contracts/content/page.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import { type Locale, offeredLocales } from '#contracts/locales.ts'
import { type Alternates, samePath } from '#web/app/paths.ts'
import type { ContentClient } from '#web/clients/content.server.ts'

/** The content at an address of the content system. */
export type FoundPage =
  | { kind: 'page'; page: ContentPage; isPrivate: boolean; isPreview: boolean }
  | { kind: 'redirect'; location: string; status: number }
  /**
   * `code` is the status to send. With the content system's own status page, if there is one. `isAbsent`: there is no page at
   * this address; otherwise the address itself is about the status.
   */
  | { kind: 'missing'; code: number; isAbsent: boolean; statusPage: ContentPage | undefined }
  /** It exists in other languages only. */
  | { kind: 'not translated'; alternates: Alternates }

// No page has such an address, and a content system may fail on it.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/

/** Finds the page at a decoded path with its locale, `/de/kontakt`. */
export async function findPage(
  content: ContentClient,
  locale: Locale,
  path: string,
  search: string,
): Promise<FoundPage> {
  if (CONTROL.test(path)) return { kind: 'missing', code: 404, isAbsent: true, statusPage: undefined }
  const code = statusCodeIn(path)
  if (code !== undefined)
    return { kind: 'missing', code, isAbsent: false, statusPage: await listedStatusPage(content, locale, code) }
  const result = await content.page(path, { search })
  if (result.kind === 'redirect') return await redirectOf(content, path, search, result)
  if (result.kind === 'page' && result.status < 400) {
    const { page, isPrivate, isPreview = false } = result
    if (isInLanguage(page, locale)) return { kind: 'page', page, isPrivate, isPreview }
    return { kind: 'not translated', alternates: alternatesOfPage(page) }
  }
  const alternates = await findAlternates(content, locale, path)
  if (Object.keys(alternates).length > 0) return { kind: 'not translated', alternates }
  // 403 and 410 stay what they are: search engines forget a page that is gone sooner than a missing one.
  const { status } = result
  const statusPage = result.kind === 'page' ? result.page : await listedStatusPage(content, locale, status)
  return { kind: 'missing', code: status, isAbsent: true, statusPage }
}

/** Asked again with the whole query, which an editor may have chosen to keep. */
async function redirectOf(
  content: ContentClient,
  path: string,
  search: string,
  found: { location: string; status: number },
): Promise<FoundPage> {
  const again = search === '' ? undefined : await content.page(path, { search, wholeQuery: true })
  const { location, status } = again?.kind === 'redirect' ? again : found
  return { kind: 'redirect', location, status }
}

export const alternatesOfPage = ({ languages }: ContentPage): Alternates =>
  Object.fromEntries(languages.filter(({ available }) => available).map(({ locale, link }) => [locale, link]))

/** A TYPO3 with a fallback sends the page in its default language. It reveals this only in the list of languages. */
const isInLanguage = ({ languages }: ContentPage, locale: Locale): boolean =>
  languages.find((language) => language.locale === locale)?.available ?? true

/** `/de/503` is the page about this status, also where the content system has none. */
function statusCodeIn(path: string): number | undefined {
  const [, code] = /^\/[a-z]{2}\/([45]\d\d)$/.exec(path) ?? []
  return code !== undefined && code in STATUS_CODES ? Number(code) : undefined
}

/** The page that the content system lists for a status in its initial data; one is also sent with a 404 itself. */
async function listedStatusPage(
  content: ContentClient,
  locale: Locale,
  code: number,
): Promise<ContentPage | undefined> {
  try {
    const { statusCodePages } = await content.initialData(locale)
    const path = statusCodePages[code]
    const found = path ? await content.page(path, { isPart: true }) : undefined
    return found?.kind === 'page' ? found.page : undefined
  } catch (failure) {
    // An error page does not need a page of the content system.
    if (failure instanceof ServiceFailure) return undefined
    throw failure
  }
}

/**
 * Languages in which a missing page exists under the same path, so that the error page can link to them. A missing
 * response counts as no.
 */
async function findAlternates(content: ContentClient, locale: Locale, path: string): Promise<Alternates> {
  const others = offeredLocales().filter((other) => other !== locale)
  const found = await Promise.allSettled(
    others.map(async (other): Promise<[Locale, string] | undefined> => {
      const address = samePath(path, other)
      const result = await content.page(address, { isPart: true })
      return result.kind === 'page' && result.status < 400 ? [other, encodeURI(address)] : undefined
    }),
  )
  return Object.fromEntries(found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])))
}
