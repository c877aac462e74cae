import type { ShopContext } from '#backend/http/shop-context.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { registerAccount } from './register-account.ts'
import { storefrontUrlsOf } from '#backend/shop/master-data/sales-channel-struct.ts'
import type { AccountRegistration, Customer, GuestRegistration } from '#contracts/shop/customer.ts'
import { checkPlaces } from '#backend/shop/customer/check-places.ts'
import { customerStruct, REGISTERED } from '#backend/shop/customer/customer-struct.ts'
import { registerGuest } from '#backend/shop/customer/register-guest.ts'
import { readRegistration } from '#backend/shop/customer/registration.ts'

/**
 * Registers a guest, or a customer with a password.
 * @throws ShopError 400 with every violation, 429 after too many registrations.
 */
export const registerCustomer =
  (mail: MailQueue) =>
  async ({ body }: { body: GuestRegistration | AccountRegistration }, context: ShopContext): Promise<Customer> => {
    const given = await readRegistration(body, storefrontUrlsOf(context.settings))
    const { unspecified } = await checkPlaces(context.db, given)
    const register = given.guest ? registerGuest : registerAccount(mail)
    const answer = { ...customerStruct(await register(given, unspecified, context), REGISTERED), hash: '' }
    return answer
  }
