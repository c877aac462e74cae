import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createPages } from './pages.ts'
import { openServices } from './services.ts'

/** `loadBuild` gives the pages as they are now. Pages are not cached: they change under our hands. */
export async function startDevelopment(loadBuild: () => Promise<unknown>) {
  const config = readConfig(process.env, process.cwd())
  const log = pino({ level: config.logLevel })
  const services = await openServices(config, log)
  const app = createApp({
    services,
    log,
    pages: async (request) => {
      const build = (await loadBuild()) as ServerBuild
      const response = await createPages(config, services, build, 'development', log)(request)
      response.headers.set('cache-control', 'no-store')
      return response
    },
  })
  return { fetch: app.fetch, described: services.described, close: services.close }
}
