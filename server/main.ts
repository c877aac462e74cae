import { serve } from '@hono/node-server'
import { pino } from 'pino'
import * as build from 'virtual:react-router/server-build'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createPages } from './pages.ts'
import { openServices } from './services.ts'

const root = process.cwd()

try {
  const config = readConfig(process.env, root)
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false }))
  const services = await openServices(config, log)
  const app = createApp({
    config,
    services,
    renderPage: createPages(config, services, build, 'production', log),
    log,
    assets: build.assetsBuildDirectory,
  })
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    console.log(`\nProfilwerk for ${config.company.name}\n`)
    for (const line of services.described) console.log(`  ${line}`)
    console.log(`\n  http://localhost:${port}\n`)
  })

  let closing = false
  const close = () => {
    if (closing) return
    closing = true
    server.close(() => void services.close().then(() => process.exit(0)))
    // Browsers keep their connections open; they are not worth waiting for.
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5_000).unref()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exitCode = 1
}
