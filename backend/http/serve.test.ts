import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import type { Database } from '#backend/database/database.ts'
import { DatabaseUnavailable } from '#backend/database/unavailable.ts'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { serveContract } from './serve.ts'
import { ShopError } from './shop-error.ts'
import { struct } from './struct.ts'

interface Operations {
  'POST /product/{productId}': { path: { productId: string }; body: object; response: object }
  'POST /checkout/order': { body: object; response: object }
  'GET /checkout/cart': { response: object }
  'POST /checkout/cart/line-item/delete': { body: { ids: string[] }; response: object }
  'POST /footer': { body: object; response: object }
  'POST /sheet': { body: object; response: undefined }
}

const KEY = 'SWSCAAAAAAAAAAAAAAAAAAAAAA'
const logged: object[] = []

const shop = serveContract<Operations>(
  {
    'POST /product/{productId}': async ({ path, body }, { languageCode, includeSeoUrls }) =>
      struct('product', { ...path, body, languageCode, includeSeoUrls, translated: { name: 'a', description: 'b' } }),
    'POST /checkout/order': async ({ body }, context) => {
      if ('fail' in body) throw new Error('secret of the house')
      if ('away' in body) throw new Error('Failed query', { cause: new DatabaseUnavailable('full') })
      if ('refuse' in body) throw new ShopError(400, 'CHECKOUT__CART_EMPTY', 'Cart is empty')
      context.rotateToken('rotated')
      return { token: context.token, key: context.idempotencyKey }
    },
    'GET /checkout/cart': async () => struct('cart', { name: 'cart', price: 1 }),
    'POST /checkout/cart/line-item/delete': async ({ body }) => body,
    'POST /footer': async (_, context) => {
      context.noContent()
      return []
    },
    'POST /sheet': async (_, context) => {
      const bytes = new TextEncoder().encode('%PDF-')
      return context.sendFile({ bytes, type: 'application/pdf', name: 'A-1.pdf', isSaved: true }) as undefined
    },
  },
  {
    'POST /product/{productId}': { kind: 'catalogue' },
    'POST /checkout/order': { kind: 'write' },
    'GET /checkout/cart': { kind: 'personal', alias: 'POST /checkout/cart' },
    'POST /checkout/cart/line-item/delete': { kind: 'write', alias: 'DELETE /checkout/cart/line-item' },
    'POST /footer': { kind: 'shared' },
    'POST /sheet': { kind: 'personal' },
  },
  {
    // No handler of this test reads the database.
    db: undefined as unknown as Database,
    limiter: NO_LIMITS,
    settings: { accessKey: KEY, maxLimit: 250, publicUrl: 'http://localhost:3000', frontUrl: 'http://localhost:3000' },
    log: { error: (fields) => void logged.push(fields) },
  },
)

const ask = (address: string, headers: Record<string, string> = {}, body?: string) => {
  const [method = '', path = ''] = address.split(' ')
  const all = { 'sw-access-key': KEY, 'content-type': 'application/json', ...headers }
  const init = { method, headers: all, ...(body === undefined ? {} : { body }) }
  return Promise.resolve(shop.fetch(new Request(`http://shop${path}`, init)))
}
const read = async (response: Promise<Response>) => JSON.parse(await (await response).text())

describe('The access key', () => {
  it("is required, must be of a known kind and must be this shop's", async () => {
    const missing = await ask('GET /checkout/cart', { 'sw-access-key': '' })
    expect(missing.status).toBe(401)
    expect((await missing.json()).errors).toEqual([
      { status: '401', code: '0', title: 'Unauthorized', detail: 'Header "sw-access-key" is required.' },
    ])
    const of = (key: string) => ask('GET /checkout/cart', { 'sw-access-key': key }).then((r) => r.status)
    expect(await of('SWSCBBBBBBBBBBBBBBBBBBBBBB')).toBe(412)
    expect(await of('SWIAAAAAAAAAAAAAAAAAAAAAAA')).toBe(412)
    expect(await of('nonsense')).toBe(500)
  })
})

describe('The context token', () => {
  it('is echoed, created if absent, and exposed, also with errors', async () => {
    for (const address of ['GET /checkout/cart', 'GET /nowhere', 'PUT /checkout/cart']) {
      const answer = await ask(address, { 'sw-context-token': 'mine' })
      expect(answer.headers.get('sw-context-token')).toBe('mine')
      expect(answer.headers.get('access-control-expose-headers')).toContain('sw-context-token')
      expect((await ask(address)).headers.get('sw-context-token')).toMatch(/^[A-Za-z0-9]{32}$/)
    }
    expect(
      (await ask('GET /checkout/cart', { 'sw-access-key': '', 'sw-context-token': 'mine' })).headers.get(
        'sw-context-token',
      ),
    ).toBe('mine')
  })

  it('is the new one after a rotation', async () => {
    const answer = await ask('POST /checkout/order', { 'sw-context-token': 'old', 'idempotency-key': 'k' }, '{}')
    expect(answer.headers.get('sw-context-token')).toBe('rotated')
    expect(await answer.json()).toEqual({ token: 'rotated', key: 'k' })
  })
})

describe('The language', () => {
  it('follows the header, and an unknown one is refused', async () => {
    const answer = await ask('POST /product/x', { 'sw-language-id': ENGLISH }, '{}')
    expect(answer.headers.get('sw-language-id')).toBe(ENGLISH)
    expect(await answer.json()).toMatchObject({ languageCode: 'en' })
    expect(await read(ask('POST /product/x', {}, '{}'))).toMatchObject({ languageCode: 'de', includeSeoUrls: false })
    for (const unknown of ['f'.repeat(32), '__proto__', 'constructor']) {
      const refused = await ask('POST /product/x', { 'sw-language-id': unknown }, '{}')
      expect([refused.status, (await refused.json()).errors[0].code]).toEqual([412, 'SYSTEM__LANGUAGE_NOT_FOUND'])
    }
  })
})

describe('A second address', () => {
  it('serves a read as GET with the criteria in the query as PHP writes them', async () => {
    const { productId, body } = await read(
      ask('GET /product/x?limit=5&filter[0][field]=id&filter[0][value]=1&ids[]=a&ids[]=b'),
    )
    expect({ productId, body }).toEqual({
      productId: 'x',
      body: { limit: '5', filter: [{ field: 'id', value: '1' }], ids: ['a', 'b'] },
    })
  })

  it('unpacks _criteria and refuses it if it is broken', async () => {
    const packed = gzipSync(JSON.stringify({ limit: 3, associations: { media: {} } })).toString('base64url')
    expect((await read(ask(`GET /product/x?_criteria=${packed}`))).body).toEqual({
      limit: 3,
      associations: { media: {} },
    })
    expect((await ask('GET /product/x?_criteria=broken')).status).toBe(400)
    const bomb = gzipSync(' '.repeat(5_000_000)).toString('base64url')
    expect((await ask(`GET /product/x?_criteria=${bomb}`)).status).toBe(400)
  })

  it('serves the cart as POST and deletes lines as DELETE', async () => {
    expect(await read(ask('POST /checkout/cart', {}, '{}'))).toMatchObject({ name: 'cart' })
    expect(await read(ask('DELETE /checkout/cart/line-item?ids[]=a'))).toEqual({ ids: ['a'] })
    expect(await read(ask('DELETE /checkout/cart/line-item', {}, '{"ids":["b"]}'))).toEqual({ ids: ['b'] })
  })

  it('does not exist for a write as GET', async () => {
    const answer = await ask('GET /checkout/order')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('The parameter includes', () => {
  it('keeps the listed properties of a type, in the body or in the query', async () => {
    const includes = { product: ['productId', 'name', 'translated.name'] }
    const kept = { apiAlias: 'product', productId: 'x', translated: { name: 'a' } }
    expect(await read(ask('POST /product/x', {}, JSON.stringify({ includes })))).toEqual(kept)
    expect(await read(ask('GET /product/x?includes[product]=productId,name,translated.name'))).toEqual(kept)
    expect(await read(ask('POST /checkout/cart?includes[cart][]=price', {}, '{}'))).toEqual({
      apiAlias: 'cart',
      price: 1,
    })
  })
})

describe('An error', () => {
  it('is sent in the envelope', async () => {
    const refused = await ask('POST /checkout/order', {}, '{"refuse":1}')
    expect([refused.status, (await refused.json()).errors[0].code]).toEqual([400, 'CHECKOUT__CART_EMPTY'])
    const malformed = await ask('POST /checkout/order', {}, '{')
    expect([malformed.status, (await malformed.json()).errors[0].detail]).toEqual([
      400,
      'The JSON payload is malformed.',
    ])
    expect((await ask('POST /checkout/order', {}, `"${'x'.repeat(2_000_000)}"`)).status).toBe(413)
    const deep = `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`
    expect((await ask('POST /checkout/order', {}, deep)).status).toBe(400)
    expect((await read(ask('GET /nowhere'))).errors[0]).toMatchObject({ status: '404', code: '0', title: 'Not Found' })
  })

  it('of our own is described in the log only', async () => {
    const answer = await ask('POST /checkout/order', {}, '{"fail":1}')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('secret')
    expect(logged).toEqual([
      { err: expect.objectContaining({ message: 'secret of the house' }), operation: 'POST /checkout/order' },
    ])
  })

  it('of a database that is down becomes 503', async () => {
    const answer = await ask('POST /checkout/order', {}, '{"away":1}')
    expect([answer.status, (await answer.json()).errors]).toEqual([
      503,
      [{ status: '503', code: '0', title: 'Service Unavailable', detail: 'Service unavailable' }],
    ])
  })
})

describe('Caching and other origins:', () => {
  it('caches may store a read without session, except for its token, and nothing else', async () => {
    const open = await ask('GET /product/x')
    expect(open.headers.get('cache-control')).toBe('public, max-age=60, private="sw-context-token"')
    expect(open.headers.get('vary')).toContain('sw-language-id')
    expect(open.headers.has('set-cookie')).toBe(false)
    const closed = [
      await ask('GET /product/x', { 'sw-context-token': 'mine' }),
      await ask('POST /product/x', {}, '{}'),
      await ask('GET /checkout/cart'),
      await ask('GET /nowhere'),
    ]
    expect(closed.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('no-cache, private'))
  })

  it('a HEAD is served as the GET, without a body', async () => {
    const [head, get] = [await ask('HEAD /product/x'), await ask('GET /product/x')]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'))
    expect((await ask('HEAD /checkout/order')).headers.get('allow')).toBe('POST')
    expect((await ask('PUT /product/x')).headers.get('allow')).toBe('HEAD, POST, GET')
  })

  it('OPTIONS returns 200 without a body', async () => {
    const answer = await ask('OPTIONS /checkout/cart', { 'sw-access-key': '' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-headers')).toContain('sw-access-key')
  })

  it('an empty result returns 204', async () => {
    const answer = await ask('POST /footer', {}, '{}')
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  })

  it('a file is the whole body, and no cache may store it', async () => {
    const answer = await ask('GET /sheet')
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=A-1.pdf',
      'cache-control': 'no-store',
    })
  })
})
