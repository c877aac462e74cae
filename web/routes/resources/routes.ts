import { index } from '@react-router/dev/routes'
import { fileRoute } from '#web/app/file-route.ts'

/** Files and forms of the whole site. */
export const resourceRoutes = [
  index('routes/resources/language-redirect.ts'),
  fileRoute('robots.txt', 'routes/resources/robots.ts'),
  fileRoute('manifest.webmanifest', 'routes/resources/web-manifest.ts'),
  fileRoute('sitemap.xml', 'routes/resources/sitemap/index-file.ts'),
  fileRoute('sitemaps/:part', 'routes/resources/sitemap/part-file.ts'),
  fileRoute('resources/visitor', 'routes/resources/visitor.ts'),
  fileRoute('resources/cut-drawing/:productId/:length', 'routes/resources/cut-drawing.ts'),
  fileRoute(':locale/consent', 'routes/resources/consent.ts'),
  fileRoute('resources/attachments/:id/preview', 'routes/resources/attachments/preview.ts'),
]
