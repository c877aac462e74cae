import { route } from '@react-router/dev/routes'

/** The page of results, and hits for the overlay. */
export const searchRoutes = [
  route(':locale/search', 'routes/search/route.tsx'),
  route(':locale/search/hits', 'routes/search/hits.ts'),
]
