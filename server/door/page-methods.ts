import { matchRoutes, type ServerBuild } from 'react-router'

const READ = 'GET, HEAD'

/** Methods of the page at a path: POST where its route has an action. */
export function pageMethods({ routes }: Pick<ServerBuild, 'routes'>): (pathname: string) => string {
  const known = Object.values(routes).flatMap((route) =>
    route && route.parentId !== undefined ? [{ id: route.id, path: route.path, index: route.index }] : [],
  )
  const tree = known.map(({ id, path, index }) => (index ? { id, path, index: true as const } : { id, path }))
  return (pathname) => {
    const [match] = matchRoutes(tree, pathname)?.slice(-1) ?? []
    return match && routes[match.route.id]?.module.action ? `${READ}, POST` : READ
  }
}
