import { describe } from 'vitest'
import { accountSuite } from './account.suite.ts'
import { catalogueSuite } from './catalogue.suite.ts'
import { guestRequestSuite } from './guest-request.suite.ts'
import { navigationSuite } from './navigation.suite.ts'
import { officialClientSuite } from './official-client.suite.ts'
import { protocolSuite } from './protocol.suite.ts'
import { salesSuite } from './sales.suite.ts'

/**
 * The same suite against any shop, such as a Shopware from 6.7.6 on: SHOP_CONTRACT_URL
 * (`https://shop.example/store-api`) and SHOP_CONTRACT_KEY. It creates carts and orders there only with
 * SHOP_CONTRACT_WRITES=1 and the storefront's address in SHOP_CONTRACT_STOREFRONT.
 */
const {
  SHOP_CONTRACT_URL: url = '',
  SHOP_CONTRACT_KEY: accessKey = '',
  SHOP_CONTRACT_WRITES: writes,
  SHOP_CONTRACT_STOREFRONT: storefrontUrl = new URL(url || 'http://localhost').origin,
} = process.env

describe.skipIf(url === '')(`the shop at ${url || 'SHOP_CONTRACT_URL'}`, () => {
  const endpoint = () => ({ url, fetch, accessKey, writable: writes === '1', storefrontUrl })
  protocolSuite(endpoint)
  navigationSuite(endpoint)
  catalogueSuite(endpoint)
  salesSuite(endpoint)
  accountSuite(endpoint)
  guestRequestSuite(endpoint)
  officialClientSuite(endpoint)
})
