import { route, type RouteConfig } from '@react-router/dev/routes'

import { requestRoutes } from './routes/account/requests/routes.ts'
import { accountRoutes } from './routes/account/routes.ts'
import { contentRoutes } from './routes/content/routes.ts'
import { resourceRoutes } from './routes/resources/routes.ts'
import { searchRoutes } from './routes/search/routes.ts'
import { shopRoutes } from './routes/shop/routes.ts'
import { toolRoutes } from './routes/tools/routes.ts'

export default [
  ...resourceRoutes,
  route(':locale/cookie-settings', 'routes/consent/route.tsx'),
  ...shopRoutes,
  ...searchRoutes,
  ...accountRoutes,
  ...requestRoutes,
  ...toolRoutes,
  ...contentRoutes,
] satisfies RouteConfig
