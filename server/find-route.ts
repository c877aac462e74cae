import { LRUCache } from 'lru-cache'
import { matchRoutes, type ServerBuild } from 'react-router'
import { z } from 'zod'
import { CACHINGS, READ_RANKS, type RouteHandle } from '#web/app/route-handle.ts'
import { isPlainText } from './door/refusal.ts'

type Build = Pick<ServerBuild, 'routes'>
type FoundRoute = NonNullable<ServerBuild['routes'][string]>

/** Paths whose routes are remembered. */
const REMEMBERED = 2_000

/**
 * Finds the page at a path, as React Router does. Its loader data has the same path with `.data` behind it.
 *
 * Memory. Key: the path. Owner: this finder. End: the least recently used. Gain: React Router ranks all routes for each
 * search, 0.4 ms. That is more than all the rest of a page from memory.
 */
export function routeFinder({ routes }: Build): (pathname: string) => FoundRoute | undefined {
  const known = Object.values(routes).flatMap((route) => (route && route.parentId !== undefined ? [route] : []))
  const tree = known.map(({ id, path, index }) => (index ? { id, path, index: true as const } : { id, path }))
  const found = new LRUCache<string, { route: FoundRoute | undefined }>({
    max: REMEMBERED,
    memoMethod(pathname) {
      const [match] = matchRoutes(tree, pathOfPage(pathname))?.slice(-1) ?? []
      return { route: match && routes[match.route.id] }
    },
  })
  return (pathname) => found.memo(pathname).route
}

const pathOfPage = (pathname: string): string => pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')

/** The server's part of a route's `handle`. */
type RouteFacts = Required<Pick<RouteHandle, 'caching' | 'rank' | 'takesFiles'>>

const FACTS = z.object({
  handle: z.object({
    caching: z.enum(CACHINGS),
    rank: z.enum(READ_RANKS).default('read'),
    takesFiles: z.union([z.boolean(), z.literal('large')]).default(false),
  }),
}) satisfies z.ZodType<{ handle: RouteFacts }>

/** An address that is unreadable or not one of our pages. */
const NO_PAGE: RouteFacts = { caching: 'never', rank: 'read', takesFiles: false }

/**
 * Returns the facts of the page at a path.
 * @throws Error at the start, naming every route without an audience.
 */
export function factsOfRoutes({ routes }: Build, find = routeFinder({ routes })): (pathname: string) => RouteFacts {
  const facts = new Map<FoundRoute, RouteFacts>()
  const silent: string[] = []
  for (const route of Object.values(routes)) {
    if (route?.parentId === undefined) continue
    const { data } = FACTS.safeParse(route.module)
    if (data) facts.set(route, data.handle)
    else silent.push(route.id)
  }
  if (silent.length > 0) throw new Error(`no handle says who is served: ${silent.join(', ')}`)
  return (pathname) => {
    const route = isPlainText(pathname) ? find(pathname) : undefined
    return (route && facts.get(route)) ?? NO_PAGE
  }
}

/** Addresses of all personal pages as `robots.txt` names them: `*` in place of each parameter, none that is optional. */
export const personalPaths = ({ routes }: Build): string[] =>
  Object.values(routes).flatMap((route) => {
    const { data } = FACTS.safeParse(route?.module)
    if (data?.handle.caching !== 'personal') return []
    return [`/${route?.path ?? ''}`.replace(/\/:[^/]+\?/g, '').replace(/:[^/]+/g, '*')]
  })

const READ = 'GET, HEAD'

/** Methods of the page at a path: POST if its route has an action. */
export const pageMethods =
  (findRoute: ReturnType<typeof routeFinder>) =>
  (pathname: string): string =>
    findRoute(pathname)?.module.action ? `${READ}, POST` : READ
