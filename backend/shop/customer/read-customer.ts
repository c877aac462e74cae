import type { ShopContext } from '#backend/http/shop-context.ts'
import { searchResult } from '#backend/http/struct.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'
import type { Address, Customer } from '#contracts/shop/customer.ts'
import { customerStruct } from './customer-struct.ts'
import { findCurrentCustomer } from './find-customer.ts'

/**
 * Returns the customer or guest of the context with all addresses.
 * @throws ShopError 403 if there is none; callers rely on it to find out.
 */
export async function readCurrentCustomer({ body }: { body: object }, context: ShopContext): Promise<Customer> {
  const { associations } = readCriteria(body, context.settings.maxLimit)
  const requested = readRequestedFields('customer', { associations })
  const found = await findCurrentCustomer(context)
  return customerStruct(found, (association, below) =>
    below === undefined ? requested.association(association) : requested.nested(association, below),
  )
}

/**
 * Returns the addresses of the context's customer or guest, with country and salutation.
 * @throws ShopError 403 if there is none.
 */
export async function listAddresses({ body }: { body: object }, context: ShopContext): Promise<SearchResult<Address>> {
  const { page, limit } = readCriteria(body, context.settings.maxLimit)
  const { addresses } = await findCurrentCustomer(context)
  const elements = limit === null ? addresses : addresses.slice((page - 1) * limit, page * limit)
  return searchResult('customer_address', elements, { total: addresses.length, page, limit })
}
