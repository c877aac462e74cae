import { route } from '@react-router/dev/routes'
import { fileRoute } from '#web/app/file-route.ts'

/** The page of results, and hits for the overlay. */
export const searchRoutes = [
  route(':locale/search', 'routes/search/route.tsx'),
  fileRoute(':locale/search/hits', 'routes/search/hits.ts'),
]
