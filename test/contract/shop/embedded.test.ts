import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { createShopApi } from '#backend/shop/api.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { importWhenEmpty } from '#backend/shop/import/first-start.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { accountSuite } from './account.suite.ts'
import { catalogueSuite } from './catalogue.suite.ts'
import { createCallRecord } from './call-record.ts'
import type { ShopEndpoint } from './endpoint.ts'
import { guestRequestSuite } from './guest-request.suite.ts'
import { messagesSuite } from './messages.suite.ts'
import { navigationSuite } from './navigation.suite.ts'
import { differencesFromSchema, hasSchema } from './published/published-schema.ts'
import { SCHEMA_DIFFERENCES } from './published/schema-differences.ts'
import { officialClientSuite } from './official-client.suite.ts'
import { orderActionsSuite } from './order-actions.suite.ts'
import { protocolSuite } from './protocol.suite.ts'
import { salesSuite } from './sales.suite.ts'
import { composablesSuite } from './storefront/composables.suite.ts'
import { customerPagesSuite } from './storefront/customer-pages.suite.ts'
import { wishlistSuite } from './wishlist.suite.ts'
import { throughOfficialClient } from './through-official-client.ts'

const EMBEDDED = {
  accessKey: 'SWSCDEMOPROFILWERK00000000',
  writable: true,
  storefrontUrl: 'http://localhost:3140',
}

/** Operations of test/contract/search/shop-search.test.ts. */
const BY_THE_SEARCH = ['POST /search', 'POST /search-suggest']

/** Every part of the contract, in which every operation must occur. */
function wholeSuite(open: () => ShopEndpoint): void {
  const { record, missing, answers } = createCallRecord()
  const endpoint = () => ({ ...open(), fetch: record(open().fetch, open().url) })
  protocolSuite(endpoint)
  navigationSuite(endpoint)
  catalogueSuite(endpoint, { hasOwnCounts: true })
  salesSuite(endpoint)
  accountSuite(endpoint)
  messagesSuite(endpoint)
  wishlistSuite(endpoint)
  orderActionsSuite(endpoint)
  guestRequestSuite(endpoint, { hasOwnOperations: true })

  test('every operation was asked for', () => {
    expect(missing()).toEqual(BY_THE_SEARCH)
  })

  test('the published schema describes the answers but for the known differences', () => {
    const described = answers.filter(({ operation }) => hasSchema(operation))
    expect(described.length).toBeGreaterThan(120)
    const unknown = described.flatMap(({ operation, json }) =>
      differencesFromSchema(operation, json).filter((difference) => !Object.hasOwn(SCHEMA_DIFFERENCES, difference)),
    )
    expect([...new Set(unknown)].toSorted()).toEqual([])
  })
}

const suite = (open: () => Promise<OpenedDatabase>) => {
  const app = new Hono()

  beforeAll(async () => {
    const { db } = await open()
    await importWhenEmpty(db, { folder: 'data/catalogue' })
    const shop = createShopApi({
      limiter: NO_LIMITS,
      db,
      settings: {
        accessKey: EMBEDDED.accessKey,
        maxLimit: 250,
        publicUrl: EMBEDDED.storefrontUrl,
        frontUrl: EMBEDDED.storefrontUrl,
      },
      log: console,
      hasNewsletter: () => true,
      printRequest: async ({ orderNumber }) => ({
        name: `${orderNumber}.pdf`,
        pdf: new TextEncoder().encode(`%PDF-1.7 ${orderNumber}`),
      }),
      // The destination of mails is not part of the contract.
      mail: { enqueue: async () => {}, wake: () => {} },
    })
    app.route('/store-api', shop)
  })

  // Asks the same as over HTTP, without its headers and connections.
  describe.runIf(IS_WHOLE_MATRIX)('the embedded shop in process', () => {
    const fetch: ShopEndpoint['fetch'] = async (input, init) => app.fetch(new Request(input, init))
    const endpoint = () => ({ ...EMBEDDED, url: 'http://embedded/store-api', fetch })
    wholeSuite(endpoint)
  })

  describe('the embedded shop over HTTP', () => {
    const server = createAdaptorServer({ fetch: (request) => app.fetch(request) })
    let url = ''
    beforeAll(async () => {
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/store-api`
    })
    afterAll(() => new Promise((resolve) => server.close(resolve)))
    const endpoint = () => ({ ...EMBEDDED, url, fetch })
    wholeSuite(endpoint)
    officialClientSuite(endpoint)
    composablesSuite(endpoint)
    customerPagesSuite(endpoint)

    describe('through the official client', () => {
      const { record, missing } = createCallRecord()
      const through = () => ({ ...endpoint(), fetch: record(throughOfficialClient(endpoint()), url) })
      salesSuite(through)
      accountSuite(through)
      messagesSuite(through)
      wishlistSuite(through)
      orderActionsSuite(through)
      guestRequestSuite(through, { hasOwnOperations: true })

      test('every operation of a customer was asked for', () => {
        expect(
          missing().filter((operation) =>
            /\/(account|order|checkout|customer|newsletter|contact-form|handle-payment)\b/.test(operation),
          ),
        ).toEqual([])
      })
    })
  })
}

describeOnEachDatabase('embedded shop', suite, { inFolder: true })
