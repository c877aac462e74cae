import { route } from '@react-router/dev/routes'

/** Pages of customers. */
export const accountRoutes = [
  route(':locale/shop/account/account', 'routes/account/overview/route.tsx'),
  route(':locale/shop/account/login', 'routes/account/login/route.tsx'),
  route(':locale/shop/account/register', 'routes/account/register/route.tsx'),
  route(':locale/shop/registration/confirm', 'routes/account/confirm-registration/route.tsx'),
  route(':locale/shop/account/profile', 'routes/account/profile/route.tsx'),
  route(':locale/shop/account/addresses', 'routes/account/addresses/route.tsx'),
  route(':locale/shop/account/addresses/:id', 'routes/account/address/route.tsx'),
  route(':locale/shop/account/access', 'routes/account/access/route.tsx'),
  route(':locale/shop/account/email/confirm', 'routes/account/confirm-email/route.tsx'),
  route(':locale/shop/account/password', 'routes/account/password/route.tsx'),
  route(':locale/shop/account/recover/password', 'routes/account/recover-password/route.tsx'),
  route(':locale/shop/account/data', 'routes/account/data/route.tsx'),
  route(':locale/shop/account/data.json', 'routes/account/data-file.ts'),
  route(':locale/shop/account/logout', 'routes/account/logout.ts'),
]
