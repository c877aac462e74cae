import { data, redirect, type MiddlewareFunction } from 'react-router'
import { isLocale, isRedirectLocale } from '#contracts/locales.ts'
import { siteContext } from './context.ts'

/**
 * Every page lies under its locale. Addresses without one lead to the same path under the default locale; a language
 * without full text leads to its own site, and below it there is nothing.
 */
export const localeMiddleware: MiddlewareFunction<Response> = ({ url, context }, next) => {
  // `//host` would be another site's address if it were ever sent back as a place to go.
  if (url.pathname.startsWith('//')) throw data({ code: 404 }, { status: 404 })
  const [, first = '', ...rest] = url.pathname.split('/')
  if (first === '' || first === 'resources' || isLocale(first)) return next()
  const { company, defaultLocale } = context.get(siteContext)
  if (isRedirectLocale(first)) {
    const site = company.countrySites.find(({ locale }) => locale === first)
    if (site && rest.join('') === '') return leave(site.url)
    throw data({ code: 404, locale: first, site: site?.url }, { status: 404 })
  }
  return leave(`/${defaultLocale}${url.pathname.replace(/\/$/, '')}${url.search}`)
}

/** 302 and not kept: a path may become a locale of its own one day. */
const leave = (to: string) => redirect(to, { headers: { 'cache-control': 'no-store' } })
