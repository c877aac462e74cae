import { redirectDocument, type RouterContextProvider } from 'react-router'
import type { Customer } from '#contracts/shop/customer.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { readShopCustomer } from './read-shop-customer.server.ts'
import { pathOf } from './return-path.ts'

/** Returns the customer who is signed in; null for guests and anonymous visitors. The header's link follows it. */
export async function readSignedIn(context: Readonly<RouterContextProvider>): Promise<Customer | null> {
  const session = context.get(sessionContext)
  const customer = session.contextToken === undefined ? null : await readShopCustomer(context.get(shopContext))
  session.isSignedIn = customer !== null && customer.guest !== true
  return session.isSignedIn ? customer : null
}

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
