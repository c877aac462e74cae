import { route } from '@react-router/dev/routes'
import { fileRoute } from '#web/app/file-route.ts'

/** Pages of the content system, and their files. Every other address of a language is theirs. */
export const contentRoutes = [
  fileRoute(':locale/calendar/*', 'routes/content/files/calendar.ts'),
  fileRoute(':locale/feed/*', 'routes/content/files/feed.ts'),
  route(':locale/*', 'routes/content/route.tsx'),
]
