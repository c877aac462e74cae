import { ServiceFailure } from '#contracts/failure.ts'
import type { Address, Customer } from '#contracts/shop/customer.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { readAllPages } from '#web/clients/read-all-pages.ts'

const WITH_PLACE = { associations: { country: {}, salutation: {} } }

/** Returns the customer or guest of the visitor's context with the default addresses; null for an anonymous visitor. */
export async function readShopCustomer(shop: ShopClient): Promise<Customer | null> {
  try {
    return withoutLists(
      await shop('POST /account/customer', {
        body: {
          associations: { salutation: {}, defaultBillingAddress: WITH_PLACE, defaultShippingAddress: WITH_PLACE },
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
    if (error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return null
    // The context has the customer as well. Without it, too, the failure of the first call counts.
    const context = await shop('GET /context').catch(() => undefined)
    if (!context?.customer) throw error
    return withoutLists(context.customer)
  }
}

/** The lists of an account would be part of each of its pages. */
function withoutLists(given: Customer): Customer {
  const { customFields: _, ...customer } = given
  return customer
}

/** Returns all addresses of a customer, the oldest first. */
export const readAddresses = (shop: ShopClient): Promise<Address[]> =>
  readAllPages((page) =>
    shop('POST /account/list-address', {
      body: { ...page, associations: { country: {}, salutation: {} } },
    }),
  )
