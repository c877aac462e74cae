import type { ShopContext } from '#backend/http/shop-context.ts'
import { readAccount, type Account } from '#backend/shop/account/find-account.ts'
import { readSession } from '#backend/shop/session/session.ts'

/** Finds the account of the customer who is logged in, if the address is its own; undefined otherwise. */
export async function findOwner({ db, token, isNewToken }: ShopContext, email: string): Promise<Account | undefined> {
  const { customerId } = isNewToken ? { customerId: null } : await readSession(db, token)
  const account = customerId === null ? undefined : await readAccount(db, customerId)
  return account?.email.toLowerCase() === email.toLowerCase() ? account : undefined
}
