import type { HttpBindings } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { keepNewFilesPrivate } from '#backend/files/private-files.ts'
import { createSessions } from '#web/session/session.server.ts'
import { withProblem } from './company/problem-box.ts'
import { ofCompany } from './company/serve-company.ts'
import { isSecure, readConfig } from './config.ts'
import { createLog } from './log/create-log.ts'
import type * as pagesModule from './pages.ts'
import type * as pipelineModule from './pipeline.ts'
import { openServices } from './services/services.ts'

/** Bytes of cached pages: less than any page has. */
const NOTHING = 1

/**
 * `load` returns the current version of a module. The pages and the module of their contexts are loaded together,
 * because each must see the same context objects. Services stay open. Nothing is cached, because modules change.
 */
export async function startDevelopment(load: (id: string) => Promise<unknown>) {
  keepNewFilesPrivate()
  const config = { ...readConfig(process.env, process.cwd()), isWatched: true }
  const log = createLog(config.logLevel)
  const services = await openServices(config, log)
  const sessions = createSessions({
    secret: services.secret,
    secure: isSecure(config),
    onForged: (cookie) => log.warn({ event: 'invalid-signature', cookie }, 'a cookie was ignored'),
  })
  let current = { config, services }
  let problem: string | undefined
  services.onCompanyChange?.((company, found) => {
    current = ofCompany(current, company)
    problem = found
  })
  const fetch = async (request: Request, bindings: HttpBindings) => {
    const { createPages } = (await load('/server/pages.ts')) as typeof pagesModule
    const { createPipeline } = (await load('/server/pipeline.ts')) as typeof pipelineModule
    const build = (await load('virtual:react-router/server-build')) as ServerBuild
    const made = createPages({ ...current, sessions, build, mode: 'development', log })
    const pages = problem === undefined ? made : withProblem(made, problem)
    const response = await createPipeline({ ...current, pages, log, capacity: NOTHING }).fetch(request, bindings)
    response.headers.set('cache-control', 'no-store')
    return response
  }
  return { fetch, described: services.described, close: services.close }
}
