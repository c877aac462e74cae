import type { InitialDataDocument, PageDocument, RedirectDocument } from '#contracts/content/page.ts'
import { isLocale } from '#contracts/locales.ts'
import { initialData, pageDocument } from './page-document.ts'
import { isStatusPage, pageAt, type Site } from './site.ts'

export interface Answer {
  status: 200 | 404
  body: PageDocument | RedirectDocument | InitialDataDocument | { reason: string }
}

const INITIAL_DATA = '834'

/**
 * What the content system says to a path with its locale, `/de/kontakt`.
 * @param type the query's page type; `834` asks for menus and languages
 */
export function answer(site: Site, path: string, type: string | undefined): Answer {
  const clean = path.replace(/\/+$/, '') || '/'
  const [, locale, ...rest] = clean.split('/')
  if (clean === '/') return redirect(`/${site.defaultLocale}`, 307)
  if (!isLocale(locale) || !site.locales.includes(locale)) return missing('The language does not exist.')
  if (type === INITIAL_DATA) return { status: 200, body: initialData(site, locale, clean) }
  if (type !== undefined && type !== '0') return missing(`There is no page type ${type}.`)

  const record = site.redirects.get(clean)
  if (record) return redirect(record.to, record.status)
  const page = pageAt(site, locale, rest.join('/'))
  if (page && !isStatusPage(page)) return { status: 200, body: pageDocument(site, page) }
  const statusPage = pageAt(site, locale, '404')
  if (!statusPage) return missing('The requested page does not exist.')
  return { status: 404, body: pageDocument(site, statusPage, clean) }
}

const redirect = (redirectUrl: string, statusCode: RedirectDocument['statusCode']): Answer => ({
  status: 200,
  body: { redirectUrl, statusCode },
})

const missing = (reason: string): Answer => ({ status: 404, body: { reason } })
