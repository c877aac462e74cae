import { route } from '@react-router/dev/routes'

/** Pages and files of the shop, but for those of customers. */
export const shopRoutes = [
  route(':locale/shop', 'routes/shop/start/route.tsx'),
  route(':locale/shop/category/*', 'routes/shop/category/route.tsx'),
  route(':locale/shop/product/*', 'routes/shop/product/route.tsx'),
  route(':locale/shop/compare', 'routes/shop/compare/route.tsx'),
  route(':locale/shop/offer/:productId', 'routes/shop/product/accessories/offer.ts'),
  route(':locale/shop/cad/:productId', 'routes/shop/cad/route.tsx'),
  route(':locale/shop/cad/:productId/:format', 'routes/shop/cad/file.ts'),
  route(':locale/shop/sheet/:productId', 'routes/shop/product/sheet/sheet.ts'),
  route(':locale/shop/range', 'routes/resources/range/range.ts'),
  route(':locale/shop/last-seen', 'routes/resources/last-seen.ts'),
  route(':locale/shop/share-picture/:subject?', 'routes/resources/share-picture/share-picture.ts'),
  route(':locale/shop/cart', 'routes/shop/cart/route.tsx'),
  route(':locale/shop/cart/lines', 'routes/resources/cart-lines.ts'),
  route(':locale/shop/cart/list.csv', 'routes/resources/cart-list.ts'),
  route(':locale/shop/attachments', 'routes/resources/attachments/begin.ts'),
  route(':locale/shop/attachments/form', 'routes/resources/attachments/form.ts'),
  route(':locale/shop/attachments/ended', 'routes/resources/attachments/ended.tsx'),
  route(':locale/shop/attachments/parts/:id', 'routes/resources/attachments/part.ts'),
  route(':locale/shop/attachments/:id/:grant', 'routes/resources/attachments/file.ts'),
  route(':locale/shop/list', 'routes/shop/list/route.tsx'),
  route(':locale/shop/list/kept', 'routes/resources/kept-lists.ts'),
  route(':locale/shop/list/sample.csv', 'routes/resources/sample-list.ts'),
  route(':locale/shop/checkout', 'routes/shop/checkout/route.tsx'),
  route(':locale/shop/orderconfirmation', 'routes/shop/confirmation/route.tsx'),
]
