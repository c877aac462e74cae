import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/language-redirect.ts'),
  route('resources/visitor', 'routes/visitor.ts'),
  route(':locale/shop', 'routes/shop-start/route.tsx'),
  route(':locale/shop/category/*', 'routes/category/route.tsx'),
  route(':locale/shop/product/*', 'routes/product/route.tsx'),
  route(':locale/shop/cart', 'routes/cart/route.tsx'),
  route(':locale/shop/checkout', 'routes/checkout/route.tsx'),
  route(':locale/shop/orderconfirmation', 'routes/confirmation/route.tsx'),
  route(':locale/*', 'routes/content/route.tsx'),
] satisfies RouteConfig
