import { matchRoutes, type ServerBuild } from 'react-router'
import { CACHINGS, type Caching } from '#web/app/route-handle.ts'
import { isPlainText } from './door/refusal.ts'

type Build = Pick<ServerBuild, 'routes'>
type FoundRoute = NonNullable<ServerBuild['routes'][string]>

/**
 * Finds the page at a path, as React Router does; its loader data has the same path with `.data` behind it. It remembers the last
 * path. Key: the path. Owner: this finder. End: another path. Gain: React Router ranks all routes for each search, 0.3 ms,
 * and a page is searched for three times.
 */
export function routeFinder({ routes }: Build): (pathname: string) => FoundRoute | undefined {
  const known = Object.values(routes).flatMap((route) => (route && route.parentId !== undefined ? [route] : []))
  const tree = known.map(({ id, path, index }) => (index ? { id, path, index: true as const } : { id, path }))
  let last: { pathname: string; route: FoundRoute | undefined } | undefined
  return (pathname) => {
    if (last?.pathname === pathname) return last.route
    const [match] = matchRoutes(tree, pathOfPage(pathname))?.slice(-1) ?? []
    const route = match && routes[match.route.id]
    last = { pathname, route }
    return route
  }
}

const pathOfPage = (pathname: string): string => pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')

/**
 * Returns the audience of the page at a path. An address that is unreadable or not one of our pages is never cached.
 * @throws Error at the start, naming every route without an audience.
 */
export function cachingOfRoutes(build: Build, find = routeFinder(build)): (pathname: string) => Caching {
  const silent = Object.values(build.routes).filter((route) => route?.parentId !== undefined && !cachingOf(route))
  if (silent.length > 0) throw new Error(`no handle says who is served: ${silent.map((route) => route?.id).join(', ')}`)
  return (pathname) => (isPlainText(pathname) && cachingOf(find(pathname))) || 'never'
}

export function cachingOf(route: FoundRoute | undefined): Caching | undefined {
  const handle: unknown = route?.module.handle
  if (typeof handle !== 'object' || handle === null || !('caching' in handle)) return undefined
  return CACHINGS.find((caching) => caching === handle.caching)
}

const READ = 'GET, HEAD'

/** Methods of the page at a path: POST if its route has an action. */
export const pageMethods =
  (findRoute: ReturnType<typeof routeFinder>) =>
  (pathname: string): string =>
    findRoute(pathname)?.module.action ? `${READ}, POST` : READ
