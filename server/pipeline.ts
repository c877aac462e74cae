import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { measureRequests } from './metrics/measure-requests.ts'
import type { Metrics } from './metrics/metrics.ts'
import { refuseUnknown } from '#backend/search/api.ts'
import { isLocale } from '#contracts/locales.ts'
import { createKnownDevices } from '#web/session/known-device.server.ts'
import { brandFiles } from './brand/brand-files.ts'
import { recolouredDrawings } from './brand/recoloured-drawings.ts'
import { currentMark, rememberCaller } from './caller/caller.ts'
import { isSecure, type Config } from './config.ts'
import { createAdmission } from './overload/admission.ts'
import { canonicalPath } from './door/canonical-path.ts'
import { Overloaded } from './overload/gate.ts'
import { passGate, sentAddress } from './overload/pass-gate.ts'
import { createPlainResponses } from './overload/plain-responses.ts'
import { checkCookies } from './page-cache/check-cookies.ts'
import { keepCampaign } from './page-cache/campaign.ts'
import { compressText } from './page-cache/compress-text.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { pageVisitor } from './page-cache/page-visitor.ts'
import type { Pages, Visit } from './pages.ts'
import type { Health } from './process/health.ts'
import { secureResponse, securityHeaders } from './security-headers.ts'
import type { Services } from './services/services.ts'
import { serveFiles, WORKER_HEADERS, WORKER_REMOVAL } from './static-files.ts'

export interface PipelineOptions {
  config: Config
  services: Pick<Services, 'brand' | 'content' | 'mounts' | 'secret'>
  pages: Pages
  log: Pick<Logger, 'error' | 'warn'>
  /** Undefined during development. */
  health?: Health
  /** Folder of the built browser files; undefined during development. */
  assets?: string
  /** Bytes of all cached pages together. */
  capacity?: number
  /** Calls back in a turn of the event loop in which new work may begin. */
  nextTurn?: (callback: () => void) => void
  /** Counts what passes, if it is wanted. */
  metrics?: Pick<Metrics, 'watchGate' | 'onPage' | 'onKept' | 'onRequest'> | undefined
}

/** Facts that the steps of the pipeline hand on. */
type Env = { Bindings: HttpBindings; Variables: { visit: Visit } }

/**
 * The way of a request through the site, step by step. The limits of its connection come before
 * (`process/http-server.ts`, `overload/few-per-turn.ts`).
 */
export function createPipeline({
  config,
  services,
  pages,
  log,
  health,
  assets,
  capacity,
  nextTurn = setImmediate,
  metrics,
}: PipelineOptions): Hono<Env> {
  const { defaultLocale } = config
  const secure = isSecure(config)
  const headers = securityHeaders({ secure })
  const { gate, admit } = createAdmission(config, nextTurn, metrics?.watchGate)
  const answers = createPlainResponses(config.company, services.brand, defaultLocale)
  const gated = passGate({ gate, ...answers })
  const cache = createPageCache({
    render: pages.renderShared,
    admit,
    patience: config.patience.part,
    ...(services.content.changedAt && { changedAt: services.content.changedAt }),
    ...(capacity !== undefined && { capacity }),
    ...(metrics && { onPage: metrics.onPage, onKept: metrics.onKept }),
    onStale(key, reason) {
      if (reason instanceof Overloaded) return
      log.warn({ key, err: reason }, 'page served stale: it could not be made again')
    },
  })
  const app = new Hono<Env>()

  app.onError((error, c) => {
    if (error instanceof Overloaded) return answers.busy({ method: c.req.method, address: sentAddress(c) })
    log.error({ err: error, path: c.req.path }, 'request failed')
    return c.text(`Internal Server Error, reference ${currentMark()?.id}`, 500, { 'cache-control': 'no-store' })
  })

  if (metrics) app.use(measureRequests(metrics.onRequest))

  // 1. The caller, for limits that count, and the marks by which the request is found in logs.
  app.use(rememberCaller(config.trustedHops, createKnownDevices(services.secret, secure).find))

  // 2. Headers of every response.
  app.use(async (c, next) => {
    await next()
    secureResponse(c.res, c.req.path, headers)
    c.res.headers.set('x-request-id', currentMark()?.id ?? '')
  })

  // 3. Files.
  if (assets) {
    app.get('/assets/*', recolouredDrawings(assets, config.company.colours))
    app.use('/assets/*', serveFiles(assets, { isImmutable: true }))
    for (const path of ['/stand-ins.js', '/images/*']) app.use(path, serveFiles(assets, { isImmutable: false }))
  }
  app.route('/', brandFiles(services.brand))
  app.get('/service-worker.js', (c) => c.body(WORKER_REMOVAL, 200, WORKER_HEADERS))
  app.all('/assets/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))

  // 4. Health.
  if (health) app.all('/health/:name', async (c, next) => (await health(c.req.param('name'), c.req.method)) ?? next())

  // 5. The error page for a person who followed a link to a file that failed. Scripts get the bare response.
  app.use(async (c, next) => {
    await next()
    const isOfApi = c.get('visit') === undefined && isJson(c.res)
    if (isOfApi || !isForPerson(c.req.raw, c.res)) return
    const page = await pages.renderFailed(c.req.raw, c.res)
    // Hono would give the page the headers of the file, its policy among them.
    c.res = undefined
    c.res = page
  })

  // 6. Embedded services, behind the gate.
  for (const { path, app: mounted } of services.mounts) {
    app.use(`${path}/*`, gated)
    app.mount(path, mounted.fetch)
  }
  // To a client of an Elasticsearch the redirect to a page would be an answer without hits.
  app.use((c, next) => (isOfElasticsearch(c.req.path) ? Promise.resolve(refuseUnknown(c)) : next()))

  // 7. One address for each page.
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const canonical = canonicalPath(pathname)
    if (canonical === pathname) return next()
    return c.redirect(canonical + search, 301)
  })

  // 8. The visit: route, session, and whether it is refused.
  app.use(async (c, next) => {
    c.set('visit', pages.visit(c.req.raw))
    await next()
  })

  // 9. The gate. The cache itself enters it for a shared page, once for all who want that page.
  app.use((c, next) => (c.var.visit.isShared ? next() : gated(c, next)))

  // 10. The page: from the cache, or made for its visitor.
  app.all('*', async (c) => {
    const { visit } = c.var
    const page = visit.isShared
      ? await cache(visit.received, pageVisitor(visit.session, defaultLocale))
      : await pages.renderOwn(visit)
    return compressText(checkCookies(keepCampaign(page, visit.received), visit.received), visit.received)
  })
  return app
}

/** `/_search`, `/content/_search`; not a page below a language, nor the data of one: `/_.data`. */
function isOfElasticsearch(path: string): boolean {
  const [, first = '', second = ''] = path.split('/')
  return (first.startsWith('_') || (second.startsWith('_') && !isLocale(first))) && !path.endsWith('.data')
}

const isJson = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').includes('json')

/** Whether a browser would show a bare failure to a person. */
function isForPerson({ method, headers }: Request, { status, headers: sent }: Response): boolean {
  if (status < 400 || (method !== 'GET' && method !== 'HEAD')) return false
  const type = sent.get('content-type') ?? ''
  return !type.includes('html') && (headers.get('accept') ?? '').includes('text/html')
}
