import { createServer } from 'node:http'
import { resolve } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { describeFailure } from '#backend/database/storage-problem.ts'
import { keepNewFilesPrivate } from '#backend/private-files.ts'
import { createSessions } from '#web/session/session.server.ts'
import { createApp } from './app.ts'
import { isSecure, readConfig } from './config.ts'
import { refuseConnect, refuseUnreadable } from './door/refuse-unreadable.ts'
import { createListener } from './listener.ts'
import { createLog } from './log/create-log.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createPages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { openServices } from './services.ts'
import { startWarnings } from './start-warnings.ts'

const root = process.cwd()
keepNewFilesPrivate()

try {
  const config = readConfig(process.env, root)
  const log = createLog(config.logLevel)
  for (const warning of startWarnings(config)) log.warn(warning)
  const services = await openServices(config, log)
  const secure = isSecure(config)
  const sessions = createSessions({ secret: services.secret, secure })
  const cache = createPageCache({
    render: createPages({ config, services, sessions, build, mode: 'production', log }),
    isPersonal: sessions.isPersonal,
    headers: securityHeaders({ secure }),
    onStale: (key, reason) => log.warn({ key, err: reason }, 'page served stale: it could not be made anew'),
  })
  const app = createApp({
    services,
    pages: cache.handle,
    log,
    trustedHops: config.trustedHops,
    secure,
    assets: build.assetsBuildDirectory,
  })
  const server = createServer(refuseUnreadable(createListener(app.fetch, cache)))
  server.on('connect', refuseConnect)
  server.listen(config.port, config.host, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
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
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5_000).unref()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
} catch (error) {
  console.error(await describeFailure(error, resolve(root, process.env['DATA_DIR'] || 'var')))
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exitCode = 1
}
