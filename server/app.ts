import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { isPersonal } from '#web/session/session.server.ts'
import type { Config } from './config.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import type { RenderPage } from './pages.ts'
import type { Services } from './services.ts'

const YEAR = 365 * 86_400
/** A cart's form or an address: nothing that a browser posts to a page comes near it. */
const LARGEST_FORM = 512 * 1024

export interface AppOptions {
  config: Config
  services: Services
  renderPage: RenderPage
  log: Logger
  /** Folder of the built browser files; none while developing. */
  assets?: string
}

/** The whole site behind one `fetch`: files, embedded services, pages. */
export function createApp({ services, renderPage, log, assets }: AppOptions): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of SECURITY_HEADERS) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  if (assets) app.use('/assets/*', files(assets, `public, max-age=${YEAR}, immutable`))
  for (const { path, app: mounted } of services.mounts) app.mount(path, mounted.fetch)
  if (assets) app.use('*', files(assets, 'public, max-age=3600'))

  const cached = createPageCache({
    render: renderPage,
    isPersonal,
    onStale: (key, reason) => log.warn({ key, err: reason }, 'page served stale: it could not be made anew'),
  })
  app.use(bodyLimit({ maxSize: LARGEST_FORM }))
  app.all('*', (c) => cached(c.req.raw))
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'request failed')
    return c.text('Internal Server Error', 500, { 'cache-control': 'no-store' })
  })
  return app
}

const SECURITY_HEADERS = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
] as const

const files = (root: string, cacheControl: string) =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', cacheControl),
  })
