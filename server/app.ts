import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { Logger } from 'pino'
import { createKnownDevices } from '#web/session/known-device.server.ts'
import { WORKER_HEADERS } from './offline/worker-script.ts'
import { rememberCaller } from './caller/caller.ts'
import { secureResponse, securityHeaders } from './security-headers.ts'
import type { Services } from './services/services.ts'

const DAY = 86_400
const YEAR = 365 * DAY

export interface AppOptions {
  services: Services
  /** Serves the pages and every path that is neither a file nor a service. */
  pages: (request: Request) => Promise<Response>
  log: Logger
  /** Number of our own proxies; see TRUSTED_HOPS. */
  trustedHops?: number
  /** Whether visitors come over HTTPS. */
  secure: boolean
  /** Folder of the built browser files; undefined during development. */
  assets?: string
  /** Script of the service worker; undefined during development. */
  worker?: string
}

/** The whole site behind one `fetch`: files, embedded services, pages. */
export function createApp({ services, pages, log, trustedHops = 0, secure, assets, worker }: AppOptions): Hono {
  const app = new Hono()
  const headers = securityHeaders({ secure })
  app.use(rememberCaller(trustedHops, createKnownDevices(services.secret, secure).find))
  app.use(async (c, next) => {
    await next()
    secureResponse(c.res, c.req.path, headers)
  })
  if (assets) {
    app.use('/assets/*', files(assets, `public, max-age=${YEAR}, immutable`))
    app.use('/favicon.ico', files(assets, `public, max-age=${DAY}`))
  }
  // Browsers ask for it with every page: mostly nothing has changed.
  if (worker !== undefined)
    app.get('/service-worker.js', compress(), etag(), (c) => c.body(worker, 200, WORKER_HEADERS))
  app.all('/assets/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
  for (const { path, app: mounted } of services.mounts) app.mount(path, mounted.fetch)

  app.all('*', (c) => pages(c.req.raw))
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'request failed')
    return c.text('Internal Server Error', 500, { 'cache-control': 'no-store' })
  })
  return app
}

const files = (root: string, cacheControl: string) =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', cacheControl),
  })
