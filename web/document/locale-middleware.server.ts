import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { isLocale, isRedirectLocale } from '#contracts/locales.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import { contentContext, reportContext, siteContext } from '#web/app/context.ts'

/**
 * Requires a locale in every address. Addresses without one lead to the same path under the default locale. A language
 * without full text leads to its own site and has no further pages. Addresses of an older site have no locale either:
 * the content system knows their targets.
 */
export const localeMiddleware: MiddlewareFunction<Response> = async ({ url, params, context }, next) => {
  // `//host` would be another site's address if it were used as a redirect target.
  if (url.pathname.startsWith('//')) throw data({ code: 404 }, { status: 404 })
  const { locale, '*': rest } = params
  // Our files for all languages; one that does not exist is not a page to be moved.
  if (locale === undefined || locale === 'resources' || isLocale(locale)) return next()
  const { company, defaultLocale } = context.get(siteContext)
  if (isRedirectLocale(locale)) {
    const site = company.countrySites.find((other) => other.locale === locale)
    if (site && !rest) return leave(site.url)
    throw data({ code: 404, locale, site: site?.url }, { status: 404 })
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
      .page(decodeURI(pathname).replace(/\/$/, ''), { search, isPart: true, wholeQuery: true })
    return answer.kind === 'redirect' && answer.location !== pathname ? answer : undefined
  } catch (failure) {
    if (!(failure instanceof ServiceFailure)) throw failure
    context.get(reportContext)(failure)
    return undefined
  }
}
