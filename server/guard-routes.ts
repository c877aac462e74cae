import type { Logger } from 'pino'
import { type ActionFunction, createContext, data, type LoaderFunction, redirect, type ServerBuild } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import { defectContext, retryAfterContext, sessionContext } from '#web/app/context.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { currentMark } from './caller/caller.ts'

/** The data of a failure for the error page; see web/shell/errors/error-page.tsx. */
export interface FailureNotice {
  /** 8503: the shop cannot be reached, as the specification calls it. 503: another service. */
  code: 429 | 500 | 503 | 8503
  /** The page could not be made in time; nothing was changed. */
  busy?: boolean
  /** Number of the request in the log. */
  reference?: string
}

/** Set if a request does not reach its page. Then only the frame's loader runs, and the page shows the reason. */
export const refusedContext = createContext<{ status: number; notice: object } | undefined>(undefined)

type Log = (failure: ServiceFailure, request: Request) => void
type RouteFunction = LoaderFunction | ActionFunction

/**
 * Wraps every loader and action, so that one place turns a failed call into a response. It logs the failure once with
 * its cause. It sends 503 for a service that cannot be reached or understood, 429 if it has too many requests. Other
 * refusals get 500, and those of a visitor's begun shop lead to the 404 page (docs/decisions/0084). Loaders that can do
 * better (an inactive product, a cart error) catch the failure first. A page of ours that failed names its line in the log.
 */
export function guardRoutes(build: ServerBuild, log: Log): ServerBuild {
  const guard = (run: RouteFunction | undefined, isFrame: boolean, isLoader: boolean): RouteFunction | undefined =>
    run &&
    (async (args: Parameters<RouteFunction>[0]) => {
      const refused = args.context.get(refusedContext)
      if (refused && !isFrame)
        throw data({ ...refused.notice, ...reference(refused.status) }, { status: refused.status })
      try {
        return await run(args)
      } catch (error) {
        if (!(error instanceof ServiceFailure)) {
          // Responses and data are thrown on purpose; the client of an aborted request is gone.
          if (!(error instanceof Error) || args.request.signal.aborted) throw error
          throw data(args.context.get(defectContext)(error), { status: 500 })
        }
        log(error, args.request)
        const wait = error.retryAfter ?? error.failure.wait
        if (wait !== undefined) args.context.set(retryAfterContext, Math.ceil(wait))
        const missing = `/${getLocale()}/404`
        const hasBegun = args.context.get(sessionContext).contextToken !== undefined
        const isThere = new URL(args.request.url).pathname === missing
        if (isLoader && hasBegun && isRefusedBeginning(error) && !isThere) throw redirect(missing)
        throw noticeOf(error)
      }
    })
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action } = route.module
      const isFrame = route.parentId === undefined
      const guarded = { loader: guard(loader, isFrame, true), action: guard(action, isFrame, false) }
      return [id, { ...route, module: { ...route.module, ...guarded } }]
    }),
  )
  return { ...build, routes }
}

/** Calls with which the shop begins for a visitor: context, customer and cart. */
const BEGINNING = new Set(['GET /context', 'POST /account/customer', 'GET /checkout/cart'])

const isRefusedBeginning = ({ failure: { service, kind, operation }, retryAfter }: ServiceFailure): boolean =>
  service === 'shop' && kind === 'refused' && retryAfter === undefined && BEGINNING.has(operation)

function noticeOf({ failure: { kind, service }, retryAfter }: ServiceFailure) {
  const of = (notice: FailureNotice, status: number) => data({ ...notice, ...reference(status) }, { status })
  if (kind !== 'refused') return of({ code: service === 'shop' ? 8503 : 503 }, 503)
  return retryAfter === undefined ? of({ code: 500 }, 500) : of({ code: 429, busy: true }, 429)
}

/** A failure of ours or of a service has a line in the log; a refused request has none. */
const reference = (status: number): Pick<FailureNotice, 'reference'> => {
  const id = status >= 500 ? currentMark()?.id : undefined
  return id === undefined ? {} : { reference: id }
}

/** Logs an unexpected error once, and returns the data of its page. */
export const noteDefect =
  (log: Pick<Logger, 'error'>, url: string) =>
  (error: unknown): FailureNotice => {
    log.error({ err: error, url }, 'a page failed')
    return { code: 500, ...reference(500) }
  }
