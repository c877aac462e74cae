import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isLocale, type Locale } from '#contracts/locales.ts'
import { createContentClient } from '#web/clients/content.server.ts'
import { createShopClient, type ShopClient } from '#web/clients/shop.server.ts'
import {
  contentContext,
  reportContext,
  sessionContext,
  shopContext,
  shopForLocaleContext,
  siteContext,
  type Site,
} from '#web/context.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { readSession } from '#web/session/session.server.ts'
import type { Config } from './config.ts'
import { guardRoutes } from './guard-routes.ts'
import type { Services } from './services.ts'

/** Makes the page of one request for one visitor. */
export type RenderPage = (request: Request) => Promise<Response>

export function createPages(
  config: Config,
  services: Services,
  build: ServerBuild,
  mode: string,
  log: Logger,
): RenderPage {
  const guarded = guardRoutes(build, ({ failure, cause }, request) =>
    log.error({ failure, err: cause, url: request.url }, 'a service failed'),
  )
  const handle = createRequestHandler(guarded, mode)
  const content = createContentClient(services.content, [new URL(config.publicUrl).host])
  const site: Site = {
    company: config.company,
    publicUrl: config.publicUrl,
    defaultLocale: config.defaultLocale,
    listingLimit: config.shop.listingLimit,
    imageOrigins: config.imageOrigins,
  }

  // Locales whose texts the shop has in one language are one client: what is asked of both is asked once.
  const anonymous = new Map<string, ShopClient>()
  const shopFor = (locale: Locale): ShopClient => {
    const languageId = config.shop.languageIds[locale]
    const client =
      anonymous.get(languageId) ??
      createShopClient(services.shop, config.shop, locale, Object.freeze({ contextToken: undefined }))
    anonymous.set(languageId, client)
    return client
  }

  return async (request) => {
    const locale = localeOf(request) ?? config.defaultLocale
    const session = readSession(request)
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(sessionContext, session)
    context.set(contentContext, content)
    context.set(shopContext, createShopClient(services.shop, config.shop, locale, session))
    context.set(shopForLocaleContext, shopFor)
    let incomplete = false
    context.set(reportContext, (failure) => {
      incomplete = true
      log.warn({ err: failure, url: request.url }, 'a page goes on without one of its parts')
    })
    const response = await runWithLocale(locale, () => handle(request, context))
    // Not another Response around its body: that would turn a string, sent as it is, into a stream.
    const { headers } = response
    session.setCookies(headers)
    const personal = session.contextToken !== undefined || headers.has('set-cookie') || response.status >= 400
    if (personal || incomplete) headers.set('cache-control', 'no-store')
    // Browsers ask again each time and get a 304: a page is never older than the server's own copy.
    else if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate')
    return response
  }
}

/** Loader data of a page has the page's address with `.data` behind it. */
function localeOf(request: Request) {
  const segment = new URL(request.url).pathname.split('/')[1]?.replace(/\.data$/, '')
  return isLocale(segment) ? segment : undefined
}
