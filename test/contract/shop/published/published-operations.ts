import { PUBLISHED_PATHS } from './published-schema.ts'

/** Paths of extensions, which a Shopware without plugins has not either. */
const EXTENSIONS =
  /^\/(product\/(natural-language|image-upload)|advanced-product|budget|checkout\/budget|employee|permission|role|approval-rule|pending-order|organization-unit|quote|shopping-list|order\/\{orderId\}\/return|sso|swag|customized|dsr|paypal|_mcp)/

const METHODS = ['get', 'post', 'patch', 'delete']

/** Operations of Shopware's core: address and name. */
export const PUBLISHED_OPERATIONS: { address: string; name: string }[] = Object.entries(PUBLISHED_PATHS)
  .filter(([path]) => !EXTENSIONS.test(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { operationId }]) => ({ address: `${method.toUpperCase()} ${path}`, name: operationId })),
  )
