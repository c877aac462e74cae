import { eq, sql } from 'drizzle-orm'
import { customer } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import type { ProfileChange, SuccessResponse } from '#contracts/shop/customer.ts'
import { checkAddress } from './check-places.ts'
import { lockCurrentCustomer } from './current-customer.ts'
import { readProfile } from './registration.ts'

/**
 * Changes name, salutation, title and company of the customer or guest, not the addresses. A private customer has no
 * company; a title, a company and custom fields that are not sent stay.
 * @throws ShopError 403 without a login, 400 with every violation.
 */
export async function changeProfile({ body }: { body: ProfileChange }, context: ShopContext): Promise<SuccessResponse> {
  await context.db.transaction(async (tx) => {
    const { customerId } = await lockCurrentCustomer(tx, context)
    const { salutationId, title, company, accountType, customFields, ...names } = readProfile(body)
    const { unspecified } = await checkAddress(tx, { salutationId })
    await tx
      .update(customer)
      .set({
        ...names,
        salutationId: salutationId ?? unspecified,
        ...('title' in body ? { title: title ?? null } : {}),
        ...(accountType === undefined ? {} : { accountType }),
        ...(accountType === 'private' ? { company: null } : company === undefined ? {} : { company }),
        ...(customFields === undefined
          ? {}
          : { customFields: sql`coalesce(${customer.customFields}, '{}') || ${JSON.stringify(customFields)}::jsonb` }),
        updatedAt: sql`now()`,
      })
      .where(eq(customer.id, customerId))
  })
  return struct('array_struct', { success: true as const })
}
