import type { OperationKind, OperationTraits } from '#contracts/shop/operation-traits.ts'

/** One address at which an operation answers. */
export interface Route {
  method: string
  /** As Hono spells it: `/product/:productId`. */
  path: string
  /** As the contract spells it: `POST /product/{productId}`. */
  operation: string
  kind: OperationKind
  /** Where the call's input stands: a GET has it in the query. */
  input: 'query' | 'body' | 'both'
}

/** Every address of an operation: its own, the GET twin of a read, and its alias. */
export function routesOf(operation: string, { kind, alias }: OperationTraits): Route[] {
  const isRead = kind !== 'write' && operation.startsWith('POST ')
  const addresses = [operation, isRead ? operation.replace('POST', 'GET') : undefined, alias]
  return addresses.flatMap((address) => (address === undefined ? [] : [routeOf(address, operation, kind)]))
}

function routeOf(address: string, operation: string, kind: OperationKind): Route {
  const [method = '', path = ''] = address.split(' ')
  const input = method === 'GET' ? 'query' : method === 'DELETE' ? 'both' : 'body'
  return { method, path: path.replace(/\{(\w+)\}/g, ':$1'), operation, kind, input }
}

/** True when any cache may keep the response to a request without a session. */
export const isCacheable = ({ kind }: Route): boolean => kind === 'catalogue' || kind === 'shared'

/** True when the response is the same for every visitor until the catalogue changes. */
export const isSameForAll = ({ kind }: Route): boolean => kind === 'catalogue'
