import { redirectDocument, type RouterContextProvider } from 'react-router'
import type { Customer } from '#contracts/shop/customer.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { Session } from '#web/session/session.server.ts'
import { noteOwnPrices } from './own-prices.server.ts'
import { readShopCustomer } from './read-customer.server.ts'
import { pathOf } from './return-path.ts'

/** Returns the customer who is signed in; null for guests and anonymous visitors. The header's link follows it. */
export async function readSignedIn(context: Readonly<RouterContextProvider>): Promise<Customer | null> {
  const session = context.get(sessionContext)
  const read = session.contextToken === undefined ? null : await readShopCustomer(context.get(shopContext))
  const customer = noteCustomer(session, read)
  if (customer !== null) await noteOwnPrices(context)
  return customer
}

/**
 * Notes the customer whom the shop names for the session, and returns the one with an account. Data of a session that
 * has ended at the shop is deleted here, too. After a sign-out on another device, this browser may have another user.
 */
export function noteCustomer(session: Session, customer: Customer | null): Customer | null {
  if (session.isSignedIn && customer === null) session.forgetCustomer()
  session.isSignedIn = customer !== null && customer.guest !== true
  session.hasOwnPrices &&= session.isSignedIn
  return session.isSignedIn ? customer : null
}

/**
 * Returns the customer of a page that visitors may see, too. Returns null without a call if no customer has signed in
 * here.
 */
export const readKnownCustomer = async (context: Readonly<RouterContextProvider>): Promise<Customer | null> =>
  context.get(sessionContext).isSignedIn ? readSignedIn(context) : null

/**
 * Returns the customer of a page for signed-in customers.
 * @throws a redirect to sign-in, which leads back to this page. It loads the document, since the header changes.
 */
export async function requireCustomer(
  context: Readonly<RouterContextProvider>,
  request: Pick<Request, 'url'>,
): Promise<Customer> {
  const customer = await readSignedIn(context)
  if (customer === null) throw redirectDocument(paths.login(getLocale(), pathOf(request)))
  return customer
}
