import type { ServerBuild } from 'react-router'
import { keepNewFilesPrivate } from '#backend/files/private-files.ts'
import { createApp } from './app.ts'
import { createSessions } from '#web/session/session.server.ts'
import { isSecure, readConfig } from './config.ts'
import { createLog } from './log/create-log.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import type * as pageVisitorModule from './page-visitor.ts'
import type * as pagesModule from './pages.ts'
import { openServices } from './services/services.ts'

/** Bytes of cached pages: less than any page has. */
const NOTHING = 1

/**
 * `load` returns the current version of a module. The pages and the module that provides their contexts are loaded
 * together, because each of them must see the same context objects. Services stay open. Nothing is cached, because
 * modules change.
 */
export async function startDevelopment(load: (id: string) => Promise<unknown>) {
  keepNewFilesPrivate()
  const config = readConfig(process.env, process.cwd())
  const log = createLog(config.logLevel)
  const services = await openServices(config, log, { reloadsContent: true })
  const secure = isSecure(config)
  const sessions = createSessions({
    secret: services.secret,
    secure,
    onForged: (cookie) => log.warn({ event: 'invalid-signature', cookie }, 'a cookie was ignored'),
  })
  const app = createApp({
    services,
    log,
    trustedHops: config.trustedHops,
    secure,
    pages: async (request) => {
      const { createPages } = (await load('/server/pages.ts')) as typeof pagesModule
      const build = (await load('virtual:react-router/server-build')) as ServerBuild
      const pages = createPages({ config, services, sessions, build, mode: 'development', log })
      const { visitorsOf } = (await load('/server/page-visitor.ts')) as typeof pageVisitorModule
      const visitorOf = visitorsOf(sessions, config.defaultLocale)
      const response = await createPageCache({ ...pages, visitorOf, capacity: NOTHING }).handle(request)
      response.headers.set('cache-control', 'no-store')
      return response
    },
  })
  return { fetch: app.fetch, described: services.described, close: services.close }
}
