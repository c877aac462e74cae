import { createContext, data, type RouterContextProvider, type ServerBuild } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'

/** The data of a failure for the error page; see web/shell/errors/error-page.tsx. */
export interface FailureNotice {
  /** 8503: the shop cannot be reached, as the specification calls it. 503: another service. */
  code: 404 | 500 | 503 | 8503
}

/** Set if a request was refused at the door. Then only the frame's loader runs, and the page shows the reason. */
export const refusedContext = createContext<number | undefined>(undefined)

type Log = (failure: ServiceFailure, request: Request) => void
type RouteFunction = (args: never) => unknown

/**
 * Wraps every loader and action, so that one place turns a failed call into a response. It logs the failure once with
 * its cause and sends 503 for a service that cannot be reached or understood, 500 for a refusal. Loaders that can do better (an inactive
 * product, a cart error) catch the failure first.
 */
export function guardRoutes(build: ServerBuild, log: Log): ServerBuild {
  const guard = (run: RouteFunction | undefined, isFrame: boolean): RouteFunction | undefined =>
    run &&
    (async (args: never) => {
      const refused = (args as { context: RouterContextProvider }).context.get(refusedContext)
      if (refused && !isFrame) throw data({ code: refused }, { status: refused })
      try {
        return await run(args)
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error
        log(error, (args as { request: Request }).request)
        const { kind, service } = error.failure
        const status = kind === 'refused' ? 500 : 503
        const code = status === 503 && service === 'shop' ? 8503 : status
        throw data({ code } satisfies FailureNotice, { status })
      }
    })
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action } = route.module as { loader?: RouteFunction; action?: RouteFunction }
      const isFrame = route.parentId === undefined
      const guarded = { loader: guard(loader, isFrame), action: guard(action, isFrame) }
      return [id, { ...route, module: { ...route.module, ...guarded } }]
    }),
  )
  return { ...build, routes: routes as ServerBuild['routes'] }
}
