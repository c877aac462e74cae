import { eq } from 'drizzle-orm'
import { cart, contextTable, customer } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { lockCurrentCustomer } from '#backend/shop/customer/current-customer.ts'

/**
 * Deletes the customer or guest with addresses, password, links, session and cart. Quote requests stay for the time
 * that the law asks for, without a customer.
 * @throws ShopError 403 without a login.
 */
export async function deleteCustomer(_given: object, context: ShopContext): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const { customerId, token } = await lockCurrentCustomer(tx, context)
    await tx.delete(cart).where(eq(cart.token, token))
    await tx.delete(contextTable).where(eq(contextTable.token, token))
    await tx.delete(customer).where(eq(customer.id, customerId))
  })
}
