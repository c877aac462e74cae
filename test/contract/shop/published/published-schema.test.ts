import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { StoreApi } from '#contracts/shop/store-api.ts'
import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import { callerOf } from '#test/contract/shop/shapes/caller.ts'
import { DIFFERENCES, NEWER, PUBLISHED } from '#test/contract/shop/shapes/differences.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'
import { SCHEMA_DIFFERENCES } from './schema-differences.ts'
import { describesField, differencesFromSchema, PUBLISHED_VERSION } from './published-schema.ts'
import { requestsOf } from './requests.ts'

const ask = useTinyShop()
const used = new Set<string>()
/** Their responses have no body. */
const WITHOUT_BODY: (keyof StoreApi)[] = [
  'DELETE /checkout/cart',
  'DELETE /account/address/{addressId}',
  'PATCH /account/address/default-billing/{addressId}',
  'PATCH /account/address/default-shipping/{addressId}',
  'DELETE /account/customer',
]
/** They need the link in a mail; tests of test/contract/shop/shapes and of the newsletter have their responses. */
const BY_MAIL: (keyof StoreApi)[] = [
  'POST /account/register-confirm',
  'POST /account/customer-recovery-is-expired',
  'POST /account/recovery-password-confirm',
  'POST /newsletter/confirm',
]
/** No Shopware publishes them. */
const NOT_PUBLISHED: (keyof StoreApi)[] = ['POST /account/change-email-confirm', 'POST /klarna/session/start']
/** They describe the others; test/contract/shop/openapi.test.ts. */
const DESCRIPTIONS: (keyof StoreApi)[] = ['GET /_info/openapi3.json', 'GET /_info/routes']
/** The schema has no content of their responses, or they are a file. */
const WITHOUT_SCHEMA: (keyof StoreApi)[] = ['POST /contact-form', 'POST /document/download/{documentId}/{deepLinkCode}']
/** The embedded shop has none of it. */
const WITHOUT_ANY: (keyof StoreApi)[] = [
  'POST /landing-page/{landingPageId}',
  'POST /product/{productId}/review',
  'GET /order/download/{orderId}/{downloadId}',
  'POST /account/login/imitate-customer',
]
const operations = (Object.keys(SHOP_TRAITS) as (keyof StoreApi)[]).filter(
  (operation) =>
    ![...WITHOUT_BODY, ...BY_MAIL, ...NOT_PUBLISHED, ...WITHOUT_ANY, ...WITHOUT_SCHEMA, ...DESCRIPTIONS].includes(
      operation,
    ),
)

describe(`the published schema of Shopware ${PUBLISHED_VERSION}`, () => {
  it.each(operations)('describes the responses of %s but for the known differences', async (operation) => {
    const found: string[] = []
    let succeeded = 0
    for (const [name, send] of requestsOf(operation)) {
      const { answer } = await send(callerOf(ask))
      if (answer.status !== 200) continue
      succeeded += 1
      for (const difference of differencesFromSchema(operation, answer.json)) {
        used.add(difference)
        if (!Object.hasOwn(SCHEMA_DIFFERENCES, difference)) found.push(`${name}: ${difference}`)
      }
    }
    expect(found).toEqual([])
    expect(succeeded).toBeGreaterThan(0)
  })

  it('has no known difference that is none', () => {
    expect(Object.keys(SCHEMA_DIFFERENCES).filter((difference) => !used.has(difference))).toEqual([])
  })

  it('has each known difference in the document for authors of clients', () => {
    const document = readFileSync('docs/embedded-shop.md', 'utf8')
    const missing = Object.keys(SCHEMA_DIFFERENCES).filter((difference) => !document.includes(`\`${difference}\``))
    expect(missing).toEqual([])
  })

  const marked = (mark: string) => Object.keys(DIFFERENCES).filter((place) => DIFFERENCES[place] === mark)

  it.each(marked(NEWER))('has %s, and that of 6.6.10 does not', (place) => {
    expect([describesField(place, '6.7'), describesField(place, '6.6.10')]).toEqual([true, false])
  })

  it.each(marked(PUBLISHED))('has %s, as that of 6.6.10', (place) => {
    expect([describesField(place, '6.7'), describesField(place, '6.6.10')]).toEqual([true, true])
  })
})
