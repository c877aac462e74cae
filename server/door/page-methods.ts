import type { routeFinder } from '#server/find-route.ts'

const READ = 'GET, HEAD'

/** Methods of the page at a path: POST if its route has an action. */
export const pageMethods =
  (findRoute: ReturnType<typeof routeFinder>) =>
  (pathname: string): string =>
    findRoute(pathname)?.module.action ? `${READ}, POST` : READ
