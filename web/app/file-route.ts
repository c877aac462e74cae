import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Begins the ids of routes that no script of a page needs to know. */
export const FILE_ROUTE_PREFIX = 'file:'

/**
 * A route for the server alone: files, posts and fetches without React Router. The list of routes that every page loads
 * does not have it (server/build/shorten-manifest.ts), so a fetcher or `Form` cannot use it.
 */
export const fileRoute = (path: string, file: string): RouteConfigEntry =>
  route(path, file, { id: FILE_ROUTE_PREFIX + path })
