import { index, route } from '@react-router/dev/routes'

/** Files and forms of the whole site. */
export const resourceRoutes = [
  index('routes/resources/language-redirect.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('manifest.webmanifest', 'routes/resources/web-manifest.ts'),
  route('sitemap.xml', 'routes/resources/sitemap/index-file.ts'),
  route('sitemaps/:part', 'routes/resources/sitemap/part-file.ts'),
  route('resources/visitor', 'routes/resources/visitor.ts'),
  route('resources/cut-drawing/:productId/:length', 'routes/resources/cut-drawing.ts'),
  route(':locale/consent', 'routes/resources/consent.ts'),
  route('resources/attachments/:id/preview', 'routes/resources/attachments/preview.ts'),
]
