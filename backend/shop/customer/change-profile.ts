import { eq, sql } from 'drizzle-orm'
import { customer } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import type { ProfileChange, SuccessResponse } from '#contracts/shop/customer.ts'
import { checkAddress } from './check-places.ts'
import { lockCurrentCustomer } from './current-customer.ts'
import { readProfile } from './registration.ts'

/**
 * Changes name, salutation, title, company and VAT ids of the customer or guest, not the addresses. A private customer
 * has neither company nor VAT ids; a title, a company, VAT ids and custom fields that are not sent stay.
 * @throws ShopError 403 without a login, 400 with every violation.
 */
export async function changeProfile({ body }: { body: ProfileChange }, context: ShopContext): Promise<SuccessResponse> {
  await context.db.transaction(async (tx) => {
    const { customerId } = await lockCurrentCustomer(tx, context)
    const { salutationId, title, company, accountType, vatIds, customFields, ...names } = readProfile(body)
    const { unspecified } = await checkAddress(tx, { salutationId })
    await tx
      .update(customer)
      .set({
        ...names,
        salutationId: salutationId ?? unspecified,
        ...('title' in body ? { title: title ?? null } : {}),
        ...(accountType === undefined ? {} : { accountType }),
        ...(accountType === 'private' ? { company: null } : company === undefined ? {} : { company }),
        ...(vatIds === undefined && accountType !== 'private' ? {} : { vatIds: ofCompany(vatIds ?? [], accountType) }),
        ...(customFields === undefined
          ? {}
          : { customFields: sql`coalesce(${customer.customFields}, '{}') || ${JSON.stringify(customFields)}::jsonb` }),
        updatedAt: sql`now()`,
      })
      .where(eq(customer.id, customerId))
  })
  return struct('array_struct', { success: true as const })
}

/** The ids for a company, none for others. Without an account type in the request the stored one counts. */
const ofCompany = (vatIds: string[], accountType: ProfileChange['accountType']) =>
  accountType === undefined
    ? sql`case when ${customer.accountType} = 'business' then ${sql.param(vatIds, customer.vatIds)} else '{}' end`
    : accountType === 'business'
      ? vatIds
      : []
