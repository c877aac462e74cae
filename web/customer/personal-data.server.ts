import type { Customer } from '#contracts/shop/customer.ts'
import type { Order } from '#contracts/shop/order.ts'
import type { LineItem } from '#contracts/shop/cart.ts'
import { readAllPages } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { KeptList } from './kept-lists/kept-lists.ts'
import { readStoredLists } from './kept-lists/stored-lists.server.ts'

/** The shop's data about a customer, for the customer: plain JSON. */
export interface PersonalData {
  /** ISO time of the export. */
  exportedAt: string
  customer: Customer
  /** The lists that the customer keeps in the account. */
  lists: KeptList[]
  quoteRequests: Order[]
  /** The request that is being prepared. */
  cart: LineItem[]
}

const PLACE = { associations: { country: {}, countryState: {}, salutation: {} } }

/**
 * Reads everything that belongs to the customer, by ordinary operations of the Store API, so that any shop has it.
 * @throws ServiceFailure 403 without a login.
 */
export async function readPersonalData(shop: ShopClient): Promise<PersonalData> {
  const [{ customFields, ...customer }, quoteRequests, cart] = await Promise.all([
    shop('POST /account/customer', { body: { associations: { addresses: PLACE, salutation: {} } } }),
    readAllPages((page) =>
      shop('POST /order', {
        body: {
          ...page,
          sort: [{ field: 'orderDateTime', order: 'DESC' }],
          associations: {
            lineItems: {},
            billingAddress: PLACE,
            deliveries: { associations: { shippingOrderAddress: PLACE } },
            stateMachineState: {},
          },
        },
      }).then(({ orders }) => orders),
    ),
    shop('GET /checkout/cart'),
  ])
  return {
    exportedAt: new Date().toISOString(),
    customer,
    lists: readStoredLists({ customFields }),
    quoteRequests,
    cart: cart.lineItems ?? [],
  }
}
