import { expect, test } from 'vitest'
import { IDEMPOTENCY_KEY, OWN_PAGES, READS_FACTS } from '#contracts/shop/headers.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import type { ServiceFetch } from './call.server.ts'
import { createShopClient } from './shop.server.ts'

/** A client that records its requests; each of them gets an empty object. */
function recordingClient() {
  const requests: { url: string; init: Parameters<ServiceFetch>[1] }[] = []
  const fetch: ServiceFetch = async (url, init) => {
    requests.push({ url, init })
    return Response.json({})
  }
  const settings = { accessKey: 'KEY', languageIds: EMBEDDED_LANGUAGE_IDS }
  return { shop: createShopClient({ url: '', fetch }, settings, 'de', { contextToken: undefined }), requests }
}

test('an idempotency key is sent in the header and not in the body', async () => {
  const { shop, requests } = recordingClient()
  await shop('POST /checkout/order', { body: { hash: 'h' }, idempotencyKey: 'k' })
  expect(requests[0]?.init).toMatchObject({ headers: { [IDEMPOTENCY_KEY]: 'k' }, body: '{"hash":"h"}' })
})

test('an undefined key is not sent, nor a body that an operation does not have', async () => {
  const { shop, requests } = recordingClient()
  await shop('POST /checkout/order', { body: {}, idempotencyKey: undefined })
  await shop('GET /checkout/cart')
  expect(requests.map(({ init }) => init.body)).toEqual(['{}', null])
  expect(requests.some(({ init }) => IDEMPOTENCY_KEY in init.headers)).toBe(false)
})

test('a remote shop is asked for full addresses of its files, and never for paths', async () => {
  const sent: Record<string, string>[] = []
  const fetch: ServiceFetch = async (_, { headers }) => {
    sent.push(headers)
    return Response.json({ apiAlias: 'array_struct', redirectUrl: null, contextToken: 'T' })
  }
  const settings = { accessKey: 'KEY', languageIds: EMBEDDED_LANGUAGE_IDS }
  for (const isRemote of [true, false]) {
    const shop = createShopClient({ url: '', fetch, isRemote }, settings, 'de', { contextToken: undefined })
    await shop('PATCH /context', { body: {} })
  }
  expect(sent.map((headers) => [headers[OWN_PAGES], headers[READS_FACTS]])).toEqual([
    [undefined, 'true'],
    ['true', 'true'],
  ])
})

test('the path is filled from the call', async () => {
  const { shop, requests } = recordingClient()
  await shop('POST /product/{productId}', { path: { productId: 'a/b' }, body: {} })
  expect(requests[0]?.url).toBe('/product/a%2Fb')
})

test('a response of a remote shop without what its page needs is a failure that names the part', async () => {
  const fetch: ServiceFetch = async () => Response.json({ apiAlias: 'cart', price: {} })
  const settings = { accessKey: 'KEY', languageIds: EMBEDDED_LANGUAGE_IDS }
  const shop = createShopClient({ url: '', fetch, isRemote: true }, settings, 'de', { contextToken: undefined })
  await expect(shop('GET /checkout/cart')).rejects.toMatchObject({
    failure: { kind: 'malformed', operation: 'GET /checkout/cart' },
    cause: new Error('Its response.price.totalPrice is missing, or not what pages need.'),
  })
})

test.each(['SYSTEM__LANGUAGE_NOT_FOUND', 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION'])(
  'a language that the shop does not have (%s) is named with its setting',
  async (code) => {
    const fetch: ServiceFetch = async () => Response.json({ errors: [{ status: '412', code }] }, { status: 412 })
    const id = 'a'.repeat(32)
    const settings = { accessKey: 'KEY', languageIds: { ...EMBEDDED_LANGUAGE_IDS, nl: id } }
    const shop = createShopClient({ url: '', fetch, isRemote: true }, settings, 'nl', { contextToken: undefined })
    await expect(shop('GET /context')).rejects.toMatchObject({
      failure: { kind: 'refused', status: 412 },
      cause: new Error(`The sales channel has no language ${id}, which SHOP_LANGUAGE_IDS has for nl.`),
    })
  },
)
