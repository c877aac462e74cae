import { route } from '@react-router/dev/routes'

/** Pages of the content system, and their files. Every other address of a language is theirs. */
export const contentRoutes = [
  route(':locale/calendar/*', 'routes/content/files/calendar.ts'),
  route(':locale/feed/*', 'routes/content/files/feed.ts'),
  route(':locale/*', 'routes/content/route.tsx'),
]
