import { route } from '@react-router/dev/routes'
import { fileRoute } from '#web/app/file-route.ts'

/** Pages and files of the shop, but for those of customers. */
export const shopRoutes = [
  route(':locale/shop', 'routes/shop/start/route.tsx'),
  route(':locale/shop/category/*', 'routes/shop/category/route.tsx'),
  route(':locale/shop/product/*', 'routes/shop/product/route.tsx'),
  route(':locale/shop/compare', 'routes/shop/compare/route.tsx'),
  route(':locale/shop/offer/:productId', 'routes/shop/product/accessories/offer.ts'),
  route(':locale/shop/cad/:productId', 'routes/shop/cad/route.tsx'),
  fileRoute(':locale/shop/cad/:productId/:format', 'routes/shop/cad/file.ts'),
  fileRoute(':locale/shop/sheet/:productId', 'routes/shop/product/sheet/sheet.ts'),
  fileRoute(':locale/shop/range', 'routes/resources/range/range.ts'),
  fileRoute(':locale/shop/last-seen', 'routes/resources/last-seen.ts'),
  fileRoute(':locale/shop/share-picture/:subject?', 'routes/resources/share-picture/share-picture.ts'),
  route(':locale/shop/cart', 'routes/shop/cart/route.tsx'),
  fileRoute(':locale/shop/cart/lines', 'routes/resources/cart-lines.ts'),
  fileRoute(':locale/shop/cart/list.csv', 'routes/resources/cart-list.ts'),
  fileRoute(':locale/shop/attachments', 'routes/resources/attachments/begin.ts'),
  fileRoute(':locale/shop/attachments/form', 'routes/resources/attachments/form.ts'),
  route(':locale/shop/attachments/ended', 'routes/resources/attachments/ended.tsx'),
  fileRoute(':locale/shop/attachments/parts/:id', 'routes/resources/attachments/part.ts'),
  fileRoute(':locale/shop/attachments/:id/:grant', 'routes/resources/attachments/file.ts'),
  route(':locale/shop/list', 'routes/shop/list/route.tsx'),
  fileRoute(':locale/shop/list/kept', 'routes/resources/kept-lists.ts'),
  fileRoute(':locale/shop/list/sample.csv', 'routes/resources/sample-list.ts'),
  route(':locale/shop/checkout', 'routes/shop/checkout/route.tsx'),
  route(':locale/shop/orderconfirmation', 'routes/shop/confirmation/route.tsx'),
]
