import { route, type RouteConfigEntry } from '@react-router/dev/routes'

const FOLDER = 'routes/account/requests'

/**
 * The screens of quote requests and their files. One route for three screens: the scripts of every page list all
 * routes, and there is hardly room for more.
 */
export const requestRoutes: RouteConfigEntry[] = [
  route(':locale/shop/account/:source/:id?', `${FOLDER}/route.tsx`),
  route(':locale/shop/account/:source/:id/request/:kind', `${FOLDER}/file.ts`),
]
