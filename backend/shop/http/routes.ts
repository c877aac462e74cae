/** One address at which an operation answers. */
export interface Route {
  method: string
  /** As Hono spells it: `/product/:productId`. */
  path: string
  /** As the contract spells it: `POST /product/{productId}`. */
  operation: string
  /** Where the call's input stands: a GET has it in the query. */
  input: 'query' | 'body' | 'both'
}

/** Operations that change something; every other POST is a read and is answered as GET, too. */
const WRITES = new Set([
  'POST /checkout/cart/line-item',
  'POST /checkout/cart/line-item/delete',
  'POST /checkout/order',
  'POST /account/register',
])

/** Second addresses that a Shopware has for the same operation. */
const ALIASES: Record<string, string> = {
  'GET /checkout/cart': 'POST /checkout/cart',
  'POST /checkout/cart/line-item/delete': 'DELETE /checkout/cart/line-item',
}

/** Every address of these operations: their own, the GET twin of a read, and the aliases. */
export function routesOf(operations: string[]): Route[] {
  return operations.flatMap((operation) => {
    const twin = operation.startsWith('POST ') && !WRITES.has(operation) ? operation.replace('POST', 'GET') : undefined
    return [operation, twin, ALIASES[operation]].flatMap((address) => (address ? [routeOf(address, operation)] : []))
  })
}

function routeOf(address: string, operation: string): Route {
  const [method = '', path = ''] = address.split(' ')
  const input = method === 'GET' ? 'query' : method === 'DELETE' ? 'both' : 'body'
  return { method, path: path.replace(/\{(\w+)\}/g, ':$1'), operation, input }
}

/** Reads whose answer is the same for every visitor without a session; contract, section 1.4. */
export const isCacheable = (operation: string): boolean =>
  /^POST \/(category|navigation|product|product-listing|seo-url|language|currency|country|salutation)(\/|$)/.test(
    operation,
  )

/** Reads of the catalogue: they depend on nothing but the catalogue, the language and what was asked. */
export const isSameForAll = (operation: string): boolean =>
  /^POST \/(category|navigation|product|product-listing|seo-url|language|currency)(\/|$)/.test(operation)
