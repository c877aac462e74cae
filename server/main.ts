import { pino } from 'pino'
import * as build from 'virtual:react-router/server-build'
import { isPersonal } from '#web/session/session.server.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createHealth } from './health.ts'
import { createHttpServer, listen } from './http-server.ts'
import { createListener } from './listener.ts'
import { createAdmission } from './overload/admission.ts'
import { createBusyAnswers } from './overload/busy-answer.ts'
import { Overloaded } from './overload/gate.ts'
import { shedding } from './overload/shed.ts'
import { createTurns } from './overload/turns.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createPages } from './pages.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import { openServices } from './services.ts'
import { createStop, LONGEST_STOP } from './stop.ts'

const root = process.cwd()

try {
  const config = readConfig(process.env, root)
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false }))
  const services = await openServices(config, log)
  const { onTurn, watch } = createTurns()
  const { gate, admit } = createAdmission(config.pagesAtOnce, onTurn)
  const busy = createBusyAnswers(config.company, config.defaultLocale, SECURITY_HEADERS)
  const cache = createPageCache({
    render: createPages(config, services, build, 'production', log),
    isPersonal,
    headers: SECURITY_HEADERS,
    admit,
    onStale(key, reason) {
      if (reason instanceof Overloaded) return
      log.warn({ key, err: reason }, 'page served stale: it could not be made again')
    },
  })
  const app = createApp({
    services,
    pages: shedding(cache.handle, busy),
    log,
    assets: build.assetsBuildDirectory,
  })
  const mounts = services.mounts.map(({ path }) => path)
  const answer = createListener({ fetch: app.fetch, cache, gate, busy, mounts, log })
  const server = createHttpServer((request, response) => health(request, response) || answer(request, response))
  watch(server)
  const { stop, isStopping } = createStop({ server, drain: config.drainSeconds * 1_000, close: services.close, log })
  const health = createHealth({ isStopping, probe: services.probe })

  const stopWith = (code: number) => {
    // A second signal ends it at once.
    if (isStopping()) process.exit(code || 1)
    setTimeout(() => process.exit(code || 1), LONGEST_STOP).unref()
    void stop().finally(() => process.exit(code))
  }
  process.on('SIGINT', () => stopWith(0))
  process.on('SIGTERM', () => stopWith(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, `${event}: the process ends`)
      stopWith(1)
    })
  }

  const port = await listen(server, config.port, config.host).catch(async (error: unknown) => {
    await services.close()
    throw error
  })
  server.on('error', (error) => log.error({ err: error }, 'the server failed'))
  console.log(`\nProfilwerk for ${config.company.name}\n`)
  for (const line of services.described) console.log(`  ${line}`)
  console.log(`\n  http://localhost:${port}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exitCode = 1
}
