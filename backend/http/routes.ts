import type { OperationKind, OperationTraits } from '#contracts/shop/operation-traits.ts'

/** One address of an operation. */
export interface Route {
  method: string
  /** In the syntax of Hono: `/product/:productId`. */
  path: string
  /** In the syntax of the contract: `POST /product/{productId}`. */
  operation: string
  kind: OperationKind
  /** The part of the request that has the input. A GET has it in the query. */
  input: 'query' | 'body' | 'both'
}

/** Returns all addresses of an operation: its own, the GET twin of a read, its alias. */
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

/** Whether any cache may store the response to a request without a session. */
export const isCacheable = ({ kind }: Route): boolean => kind === 'catalogue' || kind === 'shared'

/** Whether the response is the same for every visitor until the catalogue changes. */
export const isSameForAll = ({ kind }: Route): boolean => kind === 'catalogue'
