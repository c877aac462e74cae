import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/resources/language-redirect.ts'),
  route('resources/visitor', 'routes/resources/visitor.ts'),
  route('resources/cut-drawing/:productId/:length', 'routes/resources/cut-drawing.ts'),
  route(':locale/shop', 'routes/shop/start/route.tsx'),
  route(':locale/shop/category/*', 'routes/shop/category/route.tsx'),
  route(':locale/shop/product/*', 'routes/shop/product/route.tsx'),
  route(':locale/shop/offer/:productId', 'routes/shop/product/accessories/offer.ts'),
  route(':locale/shop/share-picture/:productId?', 'routes/resources/share-picture.ts'),
  route(':locale/shop/cart', 'routes/shop/cart/route.tsx'),
  route(':locale/shop/cart/list.csv', 'routes/resources/cart-list.ts'),
  route(':locale/shop/list', 'routes/shop/list/route.tsx'),
  route(':locale/shop/list/sample.csv', 'routes/resources/sample-list.ts'),
  route(':locale/shop/checkout', 'routes/shop/checkout/route.tsx'),
  route(':locale/shop/orderconfirmation', 'routes/shop/confirmation/route.tsx'),
  route(':locale/*', 'routes/content/route.tsx'),
] satisfies RouteConfig
