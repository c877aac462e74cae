import type { Address } from '#contracts/shop/customer.ts'
import { readAllPages } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

/** Returns all addresses of a customer, the oldest first. */
export const readAddresses = (shop: ShopClient): Promise<Address[]> =>
  readAllPages((page) =>
    shop('POST /account/list-address', {
      body: { ...page, associations: { country: {}, salutation: {} } },
    }),
  )
