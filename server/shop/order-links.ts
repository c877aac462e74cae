import { Hono } from 'hono'
import { offeredLocales, type Locale } from '#contracts/locales.ts'
import type { Mount } from '#server/services/opened.ts'
import { requestPaths } from '#web/app/paths.ts'

/**
 * Links to orders in a Shopware's own mails. They have the paths of its storefront, below the domain of the language, which
 * is this site.
 */
export const orderLinks = (defaultLocale: Locale): Mount[] => [
  mountAt('/account/order', defaultLocale),
  ...offeredLocales().map((locale) => mountAt(`/${locale}/account/order`, locale)),
]

const mountAt = (path: string, locale: Locale): Mount => ({
  path,
  app: new Hono({ strict: false })
    .get('/', (c) => c.redirect(requestPaths.history(locale)))
    .get('/edit/:id', (c) => c.redirect(requestPaths.past(locale, encodeURIComponent(c.req.param('id')))))
    .get('/:code', (c) => c.redirect(requestPaths.linked(locale, encodeURIComponent(c.req.param('code'))))),
})
