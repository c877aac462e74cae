import type { InitialDataDocument, PageDocument, RedirectDocument } from '#contracts/content/page.ts'
import { hasForm } from '#backend/content/forms/form-pages.ts'
import { type FormRequest, NOTHING_SENT } from '#backend/content/forms/form-requests.ts'
import { withoutFinalSlash } from '#backend/content/asked-path.ts'
import { isLocale } from '#contracts/locales.ts'
import { initialData, pageDocument } from './page-document.ts'
import { type ContentSite, isStatusPage, pageAt } from '#backend/content/site.ts'

export interface ContentResponse {
  status: 200 | 404
  body: PageDocument | RedirectDocument | InitialDataDocument | { reason: string }
  /** It has a form, whose state is for one visitor. */
  isPrivate?: boolean
}

const INITIAL_DATA = '834'

/**
 * Returns the content of a path with its locale, `/de/kontakt`.
 * @param type the query's page type; `834` asks for menus and languages
 */
export function respond(
  site: ContentSite,
  path: string,
  type: string | undefined,
  asked: FormRequest = NOTHING_SENT,
): ContentResponse {
  const clean = withoutFinalSlash(path)
  const [, locale, ...rest] = clean.split('/')
  // Stock front ends ask for the menus of the default language at the root, where their pages are.
  if (clean === '/' && type === INITIAL_DATA)
    return { status: 200, body: initialData(site, site.defaultLocale, `/${site.defaultLocale}`) }
  if (clean === '/') return redirectTo(`/${site.defaultLocale}`, 307)
  const record = site.redirects.get(clean)
  if (record && type !== INITIAL_DATA) return redirectTo(record.to, record.status)
  if (!isLocale(locale) || !site.locales.includes(locale)) return notFound('The language does not exist.')
  if (type === INITIAL_DATA) return { status: 200, body: initialData(site, locale, clean) }
  if (type !== undefined && type !== '0') return notFound(`There is no page type ${type}.`)

  const page = pageAt(site, locale, rest.join('/'))
  if (page && !isStatusPage(page))
    return { status: 200, body: pageDocument(site, page, undefined, asked), isPrivate: hasForm(page) }
  const statusPage = page ?? pageAt(site, locale, '404')
  if (!statusPage) return notFound('The requested page does not exist.')
  return { status: 404, body: pageDocument(site, statusPage, clean) }
}

const redirectTo = (redirectUrl: string, statusCode: RedirectDocument['statusCode']): ContentResponse => ({
  status: 200,
  body: { redirectUrl, statusCode },
})

const notFound = (reason: string): ContentResponse => ({ status: 404, body: { reason } })
