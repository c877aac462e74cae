import type { ContentPage } from '#contracts/content/page.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import { LOCALES, type Locale } from '#contracts/locales.ts'
import { type Alternates, samePath } from '#web/app/alternates.ts'
import { PATIENCE, type ContentResult, type ContentClient } from '#web/clients/content.server.ts'

/** The content at an address of the content system. */
export type FoundPage =
  | { kind: 'page'; page: ContentPage; isPrivate: boolean }
  | { kind: 'redirect'; location: string; status: number }
  /** With the content system's own status page, if there is one. */
  | { kind: 'missing'; statusPage: ContentPage | undefined }
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
  if (CONTROL.test(path)) return { kind: 'missing', statusPage: undefined }
  const result = await content.page(path, { search })
  if (result.kind === 'redirect') return { kind: 'redirect', location: result.location, status: result.status }
  if (result.kind === 'page' && result.status < 400) {
    const { page, isPrivate } = result
    if (isInLanguage(page, locale)) return { kind: 'page', page, isPrivate }
    return { kind: 'not translated', alternates: alternatesOfPage(page) }
  }
  const alternates = await findAlternates(content, locale, path)
  if (Object.keys(alternates).length > 0) return { kind: 'not translated', alternates }
  return { kind: 'missing', statusPage: await statusPageOf(content, locale, result) }
}

export const alternatesOfPage = ({ languages }: ContentPage): Alternates =>
  Object.fromEntries(languages.filter(({ available }) => available).map(({ locale, link }) => [locale, link]))

/** A TYPO3 with a fallback sends the page in its default language, and reveals this only in the list of languages. */
const isInLanguage = ({ languages }: ContentPage, locale: Locale): boolean =>
  languages.find((language) => language.locale === locale)?.available ?? true

/** A content system sends its status page with the 404, or names it in its initial data. */
async function statusPageOf(
  content: ContentClient,
  locale: Locale,
  result: ContentResult,
): Promise<ContentPage | undefined> {
  if (result.kind === 'page') return result.page
  try {
    const { statusCodePages } = await content.initialData(locale)
    const path = statusCodePages['404']
    const found = path ? await content.page(path, { timeout: PATIENCE }) : undefined
    return found?.kind === 'page' ? found.page : undefined
  } catch (failure) {
    // The 404 does not need a page of the content system.
    if (failure instanceof ServiceFailure) return undefined
    throw failure
  }
}

/**
 * Languages in which a missing page exists under the same path, so that the visitor can be told why it is not here. A
 * missing response counts as no.
 */
async function findAlternates(content: ContentClient, locale: Locale, path: string): Promise<Alternates> {
  const others = LOCALES.filter((other) => other !== locale)
  const found = await Promise.allSettled(
    others.map(async (other): Promise<[Locale, string] | undefined> => {
      const address = samePath(path, other)
      const result = await content.page(address, { timeout: PATIENCE })
      return result.kind === 'page' && result.status < 400 ? [other, encodeURI(address)] : undefined
    }),
  )
  return Object.fromEntries(found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])))
}
