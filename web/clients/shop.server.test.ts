import { expect, test } from 'vitest'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { DEFAULT_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import type { ServiceFetch } from './call.server.ts'
import { createShopClient } from './shop.server.ts'

/** A client that records its requests; each of them gets an empty object. */
function recordingClient() {
  const requests: { url: string; init: Parameters<ServiceFetch>[1] }[] = []
  const fetch: ServiceFetch = async (url, init) => {
    requests.push({ url, init })
    return Response.json({})
  }
  const settings = { accessKey: 'KEY', languageIds: DEFAULT_LANGUAGE_IDS }
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

test('the path is filled from the call', async () => {
  const { shop, requests } = recordingClient()
  await shop('POST /product/{productId}', { path: { productId: 'a/b' }, body: {} })
  expect(requests[0]?.url).toBe('/product/a%2Fb')
})
