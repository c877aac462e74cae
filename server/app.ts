import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { rememberCaller } from './caller.ts'
import type { RenderPage } from './pages.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import type { Services } from './services.ts'

const YEAR = 365 * 86_400
/** A cart's form or an address: nothing that a browser posts to a page comes near it. */
const LARGEST_FORM = 512 * 1024

export interface AppOptions {
  services: Services
  /** Everything that is neither a file nor a service. */
  pages: RenderPage
  log: Logger
  /** Proxies of ours in front; see TRUSTED_HOPS. */
  trustedHops?: number
  /** Folder of the built browser files; none while developing. */
  assets?: string
}

/** The whole site behind one `fetch`: files, embedded services, pages. */
export function createApp({ services, pages, log, trustedHops = 0, assets }: AppOptions): Hono {
  const app = new Hono()
  app.use(rememberCaller(trustedHops))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of SECURITY_HEADERS) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  if (assets) app.use('/assets/*', files(assets, `public, max-age=${YEAR}, immutable`))
  for (const { path, app: mounted } of services.mounts) app.mount(path, mounted.fetch)

  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit({ maxSize: LARGEST_FORM }))
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
