import { ServiceFailure } from '#contracts/failure.ts'
import type { Address, Customer } from '#contracts/shop/customer.ts'
import { shownEmail } from '#contracts/shown-email.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { readAllPages } from '#web/clients/read-all-pages.ts'

const WITH_PLACE = { associations: { country: {}, salutation: {} } }

/**
 * Returns the customer or guest of the visitor's context with the default addresses; null for an anonymous visitor. The
 * e-mail address is as its owner writes it, not as the shop stores it.
 */
export async function readShopCustomer(shop: ShopClient): Promise<Customer | null> {
  try {
    return toShownCustomer(
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
    return toShownCustomer(context.customer)
  }
}

/** The lists of an account would be part of each of its pages. */
function toShownCustomer(given: Customer): Customer {
  const { customFields: _, ...customer } = given
  return { ...customer, email: shownEmail(customer.email) }
}

/** Returns all addresses of a customer, the oldest first. */
export const readAddresses = (shop: ShopClient): Promise<Address[]> =>
  readAllPages((page) =>
    shop('POST /account/list-address', {
      body: { ...page, associations: { country: {}, salutation: {} } },
    }),
  )
