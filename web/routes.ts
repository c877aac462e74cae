import { index, route, type RouteConfig } from '@react-router/dev/routes'

import { fileRoute } from './app/file-route.ts'
import { requestRoutes } from './routes/account/requests/routes.ts'
import { accountRoutes } from './routes/account/routes.ts'

export default [
  index('routes/resources/language-redirect.ts'),
  fileRoute('robots.txt', 'routes/resources/robots.ts'),
  fileRoute('sitemap.xml', 'routes/resources/sitemap/index-file.ts'),
  fileRoute('sitemaps/:part', 'routes/resources/sitemap/part-file.ts'),
  fileRoute('resources/visitor', 'routes/resources/visitor.ts'),
  fileRoute('resources/cut-drawing/:productId/:length', 'routes/resources/cut-drawing.ts'),
  route(':locale/shop', 'routes/shop/start/route.tsx'),
  route(':locale/shop/category/*', 'routes/shop/category/route.tsx'),
  route(':locale/shop/offer-table/:categoryId', 'routes/shop/category/instant/offer-table.ts'),
  route(':locale/shop/product/*', 'routes/shop/product/route.tsx'),
  route(':locale/shop/compare', 'routes/shop/compare/route.tsx'),
  route(':locale/shop/offer/:productId', 'routes/shop/product/accessories/offer.ts'),
  fileRoute(':locale/shop/sheet/:productId', 'routes/shop/product/sheet/sheet.ts'),
  fileRoute(':locale/shop/share-picture/:productId?', 'routes/resources/share-picture.ts'),
  route(':locale/shop/cart', 'routes/shop/cart/route.tsx'),
  fileRoute(':locale/shop/cart/list.csv', 'routes/resources/cart-list.ts'),
  fileRoute(':locale/shop/attachments', 'routes/resources/attachments/begin.ts'),
  fileRoute(':locale/shop/attachments/form', 'routes/resources/attachments/form.ts'),
  route(':locale/shop/attachments/ended', 'routes/resources/attachments/ended.tsx'),
  fileRoute(':locale/shop/attachments/parts/:id', 'routes/resources/attachments/part.ts'),
  fileRoute(':locale/shop/attachments/:id/:grant', 'routes/resources/attachments/file.ts'),
  fileRoute('resources/attachments/:id/preview', 'routes/resources/attachments/preview.ts'),
  route(':locale/shop/list', 'routes/shop/list/route.tsx'),
  fileRoute(':locale/shop/list/kept', 'routes/resources/kept-lists.ts'),
  fileRoute(':locale/shop/list/sample.csv', 'routes/resources/sample-list.ts'),
  route(':locale/shop/checkout', 'routes/shop/checkout/route.tsx'),
  route(':locale/shop/orderconfirmation', 'routes/shop/confirmation/route.tsx'),
  ...accountRoutes,
  ...requestRoutes,
  fileRoute(':locale/calendar/*', 'routes/content/files/calendar.ts'),
  fileRoute(':locale/feed/*', 'routes/content/files/feed.ts'),
  route(':locale/*', 'routes/content/route.tsx'),
] satisfies RouteConfig
