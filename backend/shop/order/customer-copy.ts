import type { Transaction } from '#backend/database/database.ts'
import type { CustomerCopy } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import type { FoundCustomer } from '#backend/shop/customer/find-customer.ts'

/**
 * Decides which copy of a quote request its customer gets, and counts it. The request itself is taken in any case. A
 * customer who has confirmed the address has a count that no one else can use up. Any other address may be a
 * stranger's, so its copy repeats few words. It is left out once the mailbox has had its share.
 */
export async function countCopy(
  { limiter }: Pick<ShopContext, 'limiter'>,
  tx: Transaction,
  { row, account }: Pick<FoundCustomer, 'row' | 'account'>,
): Promise<CustomerCopy> {
  const isConfirmed = account !== null && account.confirmedAt !== null
  const refusal = isConfirmed
    ? await limiter.refuse(tx, ['ownMail'], { customer: row.id })
    : await limiter.refuse(tx, ['mail'], { email: row.email })
  if (refusal) return 'left-out'
  return isConfirmed ? 'whole' : 'short'
}
