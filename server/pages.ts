import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Reading } from '#contracts/content/reading.ts'
import { isOfferedLocale, type Locale } from '#contracts/locales.ts'
import { withinPatience } from '#web/clients/within-patience.ts'
import { type ShopChannel, toShopChannel } from '#web/clients/channel.server.ts'
import { createContentClient } from '#web/clients/content.server.ts'
import { oncePerType } from '#web/clients/once-per-type.ts'
import { createSearchClient } from '#web/clients/search.server.ts'
import { createShopClient, type ShopClient } from '#web/clients/shop.server.ts'
import {
  attachmentsContext,
  cadLimitContext,
  categoryMemoryContext,
  chainRackContext,
  channelContext,
  consentLogContext,
  noteSearchContext,
  contentContext,
  defectContext,
  fillContext,
  personalPathsContext,
  printerContext,
  reportContext,
  resistanceContext,
  retryAfterContext,
  searchContext,
  sessionContext,
  shopContext,
  shopForLocaleContext,
  shopReadingContext,
  siteContext,
  type Site,
} from '#web/app/context.ts'
import { createCategoryMemory } from '#web/clients/category-memory.ts'
import type { ReadRank, TakesFiles } from '#web/app/route-handle.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { placeTexts } from '#web/places/fill-places.server.tsx'
import { fillMarks, PLACE_NAMES } from '#web/places/place-mark.ts'
import { NO_SESSION, type Session, type Sessions } from '#web/session/session.server.ts'
import type { Config } from './config.ts'
import { addressAtOrigin, atOrigin } from './door/at-origin.ts'
import { inPlaceOf, localeOf } from './door/in-place-of.ts'
import { findRefusal, type Refusal } from './door/refusal.ts'
import { factsOfRoutes, pageMethods, personalPaths, routeFinder } from './find-route.ts'
import { guardRoutes, noteDefect, refusedContext } from './guard-routes.ts'
import { placeVisitor } from './page-cache/page-visitor.ts'
import { createChannelReader } from './sales-channel.ts'
import { policyFor } from './security-headers.ts'
import type { Services } from './services/services.ts'

/** Milliseconds for which the embedded shop's channel and a remote shop's categories are not read again. */
const MINUTE = 60_000

/** A request to a page, before the page is made. */
export interface Visit {
  /** As it was received: its body may still be on its way. */
  received: Request
  locale: Locale
  /** Why it does not reach its page. */
  refusal: Refusal | undefined
  session: Session
  /** Reads a page that all visitors share. */
  isShared: boolean
  /** Rank of its page at the gate, if it only reads. */
  rank: ReadRank
  /** Whether its forms may have files. */
  takesFiles: TakesFiles
}

export interface Pages {
  /** Finds the route of a request and opens its session, once for all steps. */
  visit: (request: Request) => Visit
  /** Renders a shared page: without a session, with marks for its places. */
  renderShared: (request: Request) => Promise<Response>
  /** Renders what belongs to one visitor: a personal page, the response to a form, a refusal. */
  renderOwn: (visit: Pick<Visit, 'received' | 'locale' | 'refusal' | 'session'>) => Promise<Response>
  /** Renders the error page in place of a file that failed: a person followed a link to it. */
  renderFailed: (request: Request, failed: Response) => Promise<Response>
}

export interface PagesOptions {
  config: Config
  services: Services
  sessions: Sessions
  build: ServerBuild
  mode: 'production' | 'development'
  log: Logger
}

export function createPages({ config, services, sessions, build, mode, log }: PagesOptions): Pages {
  const guarded = guardRoutes(build, ({ failure, cause }, request) =>
    log.error({ failure, err: cause, url: request.url }, 'a service failed'),
  )
  const handle = createRequestHandler(guarded, mode)
  const content = createContentClient(services.content, {
    hosts: [new URL(config.publicUrl).host],
    contentUrl: config.contentUrl,
    basePaths: config.contentBasePaths,
    secret: config.contentSecret,
    onFailure: (failure) =>
      log.warn({ err: failure }, 'menus are those of an earlier response, or pages are missing in the sitemap'),
    onUnknownElement: (element) =>
      log.warn({ event: 'unknown-element', ...element }, 'only the header and text of an element are shown'),
  })
  const shopReading: Reading = {
    hosts: [new URL(config.publicUrl).host],
    onUnknownElement: oncePerType((element) =>
      log.warn({ event: 'unknown-element', ...element }, 'an element of a category is not shown'),
    ),
  }
  const search = createSearchClient(services.search, {
    hosts: [new URL(config.publicUrl).host],
    contentUrl: config.contentUrl,
  })
  const site: Site = {
    company: config.company,
    brand: services.brand,
    publicUrl: config.publicUrl,
    defaultLocale: config.defaultLocale,
    shopLanguages: config.shop.languageIds,
    storefrontUrl: config.shop.storefrontUrl,
    isShopEmbedded: config.shop.url === undefined,
    listingLimit: config.shop.listingLimit,
    imageOrigins: config.imageOrigins,
    matomo: config.matomo,
    videoHosts: config.videoHosts,
    tools: config.tools,
    patience: config.patience,
  }

  /**
   * Clients of one request in all languages. Locales whose texts the shop has in one language are one client: each call
   * of both is made once.
   */
  const anonymousShops = () => {
    const nobody = Object.freeze({ contextToken: undefined })
    const clients = new Map<string, ShopClient>()
    return (locale: Locale): ShopClient => {
      const languageId = config.shop.languageIds[locale]
      const client = clients.get(languageId) ?? createShopClient(services.shop, config.shop, locale, nobody)
      clients.set(languageId, client)
      return client
    }
  }

  /** A page reads a Shopware's tax state with its prices: an older one may call them by the other word. */
  const readChannel = createChannelReader({
    load: async (locale) => {
      const reading = anonymousShops()(locale)('GET /context')
      return toShopChannel(await withinPatience(reading, config.patience.part))
    },
    freshFor: config.shop.url ? 0 : MINUTE,
  })

  /** A Shopware may tax a visitor with a cart, an address or an account as no other. */
  const hasOwnContext = ({ contextToken }: Session): boolean =>
    config.shop.url !== undefined && contextToken !== undefined

  /** As {@link readChannel}, for the visitor's own context, whose prices a page of one visitor has. Nothing of it is kept. */
  const ownChannel = async (shop: ShopClient, report: (failure: unknown) => void): Promise<ShopChannel | undefined> => {
    try {
      return toShopChannel(await withinPatience(shop('GET /context'), config.patience.part))
    } catch (failure) {
      report(failure)
      return undefined
    }
  }

  // The embedded shop is read for each page: an import shows at once.
  const categories = createCategoryMemory(config.shop.url ? MINUTE : 0)

  const findRoute = routeFinder(build)
  const factsOf = factsOfRoutes(build, findRoute)
  const methodsAt = pageMethods(findRoute)
  const personal = personalPaths(build)

  async function render(request: Request, { locale, refusal, session, shop, shopFor, fill }: Rendered) {
    const context = new RouterContextProvider()
    context.set(
      refusedContext,
      refusal && { status: refusal.status, notice: refusal.notice ?? { code: refusal.status } },
    )
    context.set(siteContext, site)
    context.set(personalPathsContext, personal)
    context.set(chainRackContext, config.chainRack)
    context.set(printerContext, services.printer)
    context.set(cadLimitContext, services.countCadFile)
    context.set(resistanceContext, services.resistance)
    context.set(sessionContext, session)
    context.set(attachmentsContext, services.attachments)
    context.set(consentLogContext, services.consentLog)
    context.set(noteSearchContext, services.noteSearch)
    context.set(contentContext, content)
    context.set(searchContext, search)
    context.set(shopContext, shop)
    context.set(shopForLocaleContext, shopFor)
    context.set(shopReadingContext, shopReading)
    context.set(categoryMemoryContext, categories)
    context.set(fillContext, fill)
    let incomplete = false
    context.set(reportContext, (failure) => {
      incomplete = true
      log.warn({ err: failure, url: request.url }, 'a page goes on without one of its parts')
    })
    let channel: Promise<ShopChannel | undefined> | undefined
    context.set(channelContext, () => {
      const report = context.get(reportContext)
      channel ??= hasOwnContext(session) ? ownChannel(shop, report) : readChannel(locale, report)
      return channel
    })
    context.set(defectContext, noteDefect(log, request.url))
    const response = await runWithLocale(locale, () => handle(request, context))
    // Not another Response around its body: that would turn a string, sent as it is, into a stream.
    const { headers } = response
    session.setCookies(headers)
    // Loader data is cached like a page, with all its headers.
    const policy = policyFor(response.status, headers.get('content-type'))
    if (policy && !headers.has('content-security-policy')) headers.set('content-security-policy', policy)
    if (refusal?.allow) headers.set('allow', refusal.allow)
    if (PASSING.has(response.status) && !headers.has('retry-after'))
      headers.set('retry-after', String(context.get(retryAfterContext)))
    if (fill || incomplete || response.status >= 400) headers.set('cache-control', 'no-store')
    // Browsers ask again each time and get a 304: a page is never older than the server's own copy.
    else if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate')
    return response
  }

  /** Renders what belongs to one visitor. */
  const renderOwn: Pages['renderOwn'] = ({ received, locale, refusal, session }) => {
    const own = atOrigin(received, config.origin)
    const request = refusal ? inPlaceOf(own, locale, refusal) : own
    return render(request, {
      locale,
      refusal,
      session,
      shop: createShopClient(services.shop, config.shop, locale, session),
      shopFor: anonymousShops(),
      fill: (page) => fillMarks(page, placeTexts(locale, PLACE_NAMES, placeVisitor(session, request))),
    })
  }

  return {
    visit(received) {
      const { method, headers } = received
      const url = addressAtOrigin(received.url, config.origin)
      const refusal = findRefusal({ url, method, headers }, { methodsAt })
      if (refusal?.status === 403) log.warn({ event: 'foreign-form' }, 'a form of another site was refused')
      const { caching, rank, takesFiles } = factsOf(new URL(url).pathname)
      // An error page has nothing of its visitor.
      const session = refusal ? NO_SESSION : sessions.read(received)
      return {
        received,
        refusal,
        locale: localeOf(url) ?? config.defaultLocale,
        session,
        // A customer with prices of their own gets no page of other visitors (docs/decisions/0107).
        isShared: !refusal && READS.has(method) && caching === 'shared' && !session.hasOwnPrices,
        rank,
        takesFiles,
      }
    },
    renderShared(received) {
      const request = atOrigin(received, config.origin)
      const locale = localeOf(request.url) ?? config.defaultLocale
      const shopFor = anonymousShops()
      const anonymous = { refusal: undefined, session: NO_SESSION, fill: undefined }
      return render(request, { ...anonymous, locale, shop: shopFor(locale), shopFor })
    },
    renderOwn,
    async renderFailed(received, { status, headers, body }) {
      const { language } = sessions.read(received)
      const chosen = isOfferedLocale(language) ? language : config.defaultLocale
      // The route has said why, as it says to scripts.
      const notice: unknown =
        /json/.test(headers.get('content-type') ?? '') && body ? await new Response(body).json() : undefined
      const page = await renderOwn({
        received,
        locale: localeOf(received.url) ?? chosen,
        refusal: { status, ...(typeof notice === 'object' && notice !== null && { notice }) },
        session: NO_SESSION,
      })
      const wait = headers.get('retry-after')
      if (wait !== null) page.headers.set('retry-after', wait)
      return page
    },
  }
}

/** The visitor's part of a rendering. */
interface Rendered extends Pick<Visit, 'locale' | 'refusal' | 'session'> {
  shop: ShopClient
  shopFor: (locale: Locale) => ShopClient
  fill: ((page: string) => string) | undefined
}

/** Statuses of failures that pass. */
const PASSING = new Set([429, 503])

const READS = new Set(['GET', 'HEAD'])
