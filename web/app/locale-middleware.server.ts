import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { isLocale, isRedirectLocale } from '#contracts/locales.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import { contentContext, reportContext, siteContext } from './context.ts'

/** First parts of addresses that have no language. */
const WITHOUT_LOCALE = new Set(['resources', 'robots.txt', 'sitemap.xml', 'sitemaps', 'manifest.webmanifest'])

/**
 * Requires a locale in every address. Addresses without one lead to the same path under the default locale. A language
 * without full text leads to its own site and has no further pages. Addresses of an older site have no locale either:
 * the content system knows their targets.
 */
export const localeMiddleware: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  // `//host` would be another site's address if it were used as a redirect target.
  if (url.pathname.startsWith('//')) throw data({ code: 404 }, { status: 404 })
  const [, first = '', ...rest] = url.pathname.split('/')
  if (first === '' || WITHOUT_LOCALE.has(first) || isLocale(first)) return next()
  const { company, defaultLocale } = context.get(siteContext)
  if (isRedirectLocale(first)) {
    const site = company.countrySites.find(({ locale }) => locale === first)
    if (site && rest.join('') === '') return leave(site.url)
    throw data({ code: 404, locale: first, site: site?.url }, { status: 404 })
  }
  const moved = await findMoved(url, context)
  if (moved) return leave(moved.location, moved.status)
  return leave(`/${defaultLocale}${url.pathname.replace(/\/$/, '')}${url.search}`)
}

/** 302 and not cached: a path may become a locale later. */
const leave = (to: string, status = 302) => redirect(to, { status, headers: { 'cache-control': 'no-store' } })

/** A redirect that editors made for this address. */
async function findMoved({ pathname, search }: URL, context: Readonly<RouterContextProvider>) {
  try {
    const answer = await context
      .get(contentContext)
      .page(decodeURI(pathname).replace(/\/$/, ''), { search, isPart: true })
    return answer.kind === 'redirect' && answer.location !== pathname ? answer : undefined
  } catch (failure) {
    if (!(failure instanceof ServiceFailure)) throw failure
    context.get(reportContext)(failure)
    return undefined
  }
}
