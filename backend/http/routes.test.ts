import { describe, expect, it } from 'vitest'
import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import { routesOf } from './routes.ts'

describe('routesOf', () => {
  it('gives a read a GET twin and a write none', () => {
    const addresses = (kind: 'personal' | 'write') =>
      routesOf('POST /product/{productId}', { kind }).map(({ method, path }) => `${method} ${path}`)
    expect(addresses('personal')).toEqual(['POST /product/:productId', 'GET /product/:productId'])
    expect(addresses('write')).toEqual(['POST /product/:productId'])
  })

  it('makes no write reachable by GET', () => {
    const writes = Object.entries(SHOP_TRAITS).filter(([, { kind }]) => kind === 'write')
    const routes = writes.flatMap(([operation, traits]) => routesOf(operation, traits))
    expect(routes.length).toBeGreaterThan(writes.length)
    expect(routes.filter(({ method }) => method === 'GET')).toEqual([])
  })

  it('treats every operation other than GET and POST as a write', () => {
    const kinds = Object.entries(SHOP_TRAITS).filter(([operation]) => /^(PATCH|PUT|DELETE) /.test(operation))
    expect(kinds.map(([, { kind }]) => kind)).toEqual(kinds.map(() => 'write'))
  })
})
