import { resolve } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { describeFailure } from '#backend/database/storage-problem.ts'
import { keepNewFilesPrivate } from '#backend/files/private-files.ts'
import { createSessions } from '#web/session/session.server.ts'
import { ownTextsMark } from './build/own-texts.ts'
import { serveCompany } from './company/serve-company.ts'
import { isSecure, readConfig } from './config.ts'
import { refuseConnect, refuseUnreadable } from './door/refuse-unreadable.ts'
import { checkAtStart } from '#doctor/check-at-start.ts'
import { checksOf } from '#doctor/checks.ts'
import { endProcessOnSignalOrError } from './process/end-process.ts'
import { CONNECTION_ROOM, keepConnectionRoom } from './process/connection-room.ts'
import { createHealth } from './process/health.ts'
import { createHttpServer, listen, listenerOf } from './process/http-server.ts'
import { createLog } from './log/create-log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { addSampledMetrics } from './metrics/sampled.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { watchCalls } from './metrics/watch-calls.ts'
import { fewPerTurn } from './overload/few-per-turn.ts'
import { readVersion } from './version.ts'
import { createTurns } from './overload/turns.ts'
import { openServices } from './services/services.ts'
import { startWarnings } from './process/start-warnings.ts'
import { createStop } from './process/stop.ts'
import { tellFailedStart, tellStart } from './process/tell-start.ts'

const root = process.cwd()
keepNewFilesPrivate()

try {
  const config = readConfig(process.env, root)
  const log = createLog(config.logLevel)
  for (const warning of startWarnings(config, process.env['NODE_OPTIONS'])) log.warn(warning)
  if (ownTextsMark(config.companyDir) !== import.meta.env.OWN_TEXTS)
    log.warn('texts.json of the company is not the one of this build: npm run build takes it over.')
  const services = await openServices(config, log)
  const metrics = config.metrics && createMetrics(readVersion(root))
  const sessions = createSessions({
    secret: services.secret,
    secure: isSecure(config),
    onForged: (cookie) => log.warn({ event: 'invalid-signature', cookie }, 'a cookie was ignored'),
  })
  const { onTurn, watch } = createTurns()
  const fetch = serveCompany({
    config,
    services: metrics ? watchCalls(services, metrics) : services,
    sessions,
    build,
    mode: 'production',
    log,
    health: createHealth({ isStopping: () => isStopping(), databaseState: services.databaseState }),
    assets: build.assetsBuildDirectory,
    nextTurn: onTurn,
    metrics,
  })
  const server = createHttpServer(refuseUnreadable(fewPerTurn(listenerOf(fetch, log))))
  server.on('connect', refuseConnect)
  watch(server)
  keepConnectionRoom(server, { ...CONNECTION_ROOM, isProxied: config.trustedHops > 0 })
  const { stop, isStopping } = createStop({ server, drain: config.drainSeconds * 1_000, close: services.close, log })

  endProcessOnSignalOrError({ stop, log })

  const closeServices = async (error: unknown) => {
    await services.close()
    throw error
  }
  const port = await listen(server, config.port, config.host).catch(closeServices)
  server.on('error', (error) => log.error({ err: error }, 'the server failed'))
  const described = [...services.described]
  if (metrics && config.metrics) {
    addSampledMetrics(metrics.registry, { ...services, dataDir: config.dataDir })
    const place = await serveMetrics(metrics.registry, config.metrics, log).catch(closeServices)
    described.push(`metrics  port ${place.port}, /metrics`)
  }
  tellStart({ company: config.company.name, port, described })
  // Opening the services has used the database already. Pages are many requests to a system that visitors need now. The index
  // of connected systems is only just being read.
  void checkAtStart(
    checksOf(config).filter(
      ({ name }) => name !== 'database' && name !== 'pages' && (name !== 'search' || config.searchUrl),
    ),
    log,
  )
} catch (error) {
  tellFailedStart(await describeFailure(error, resolve(root, process.env['DATA_DIR'] || 'var')))
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exitCode = 1
}
