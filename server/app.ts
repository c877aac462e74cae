import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createKnownDevices } from '#web/session/known-device.server.ts'
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
}

/** The whole site behind one `fetch`: files, embedded services, pages. */
export function createApp({ services, pages, log, trustedHops = 0, secure, assets }: AppOptions): Hono {
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
  app.get('/service-worker.js', (c) => c.body(WORKER_REMOVAL, 200, WORKER_HEADERS))
  app.all('/assets/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
  for (const { path, app: mounted } of services.mounts) app.mount(path, mounted.fetch)

  app.all('*', (c) => pages(c.req.raw))
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'request failed')
    return c.text('Internal Server Error', 500, { 'cache-control': 'no-store' })
  })
  return app
}

/** For browsers that stored pages of release 0.1.0 for offline use: removes those, then itself. Ends with release 0.3.0. */
const WORKER_REMOVAL = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
const WORKER_HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }

const files = (root: string, cacheControl: string) =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', cacheControl),
  })
