import type { Country, Customer, GuestRegistration } from '#contracts/shop/customer.ts'
import { shownEmail } from '#contracts/shown-email.server.ts'
import { shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import type { AddressValues } from '#web/customer/address/address-fields.ts'
import { readRefusal, toAddressValues } from '#web/customer/address/store-address.server.ts'
import type { ContactValues } from '#web/customer/registration/address-pair-form.ts'
import { type CheckedContact, contactSchema } from '#web/customer/registration/contact-schema.server.ts'
import type { SentConfirmation } from '#web/customer/registration/register.server.ts'
import { refusedStorefront, toRegistration } from '#web/customer/registration/to-registration.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import { checkBySchema } from '#web/forms/action/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { redirectCarrying } from '#web/forms/unsent/carried-input.server.ts'
import { GUEST_FORM } from './guest-form.ts'

const isCompany = true

export const checkGuest = ({ delivery, sameAddress, ...values }: ContactValues, countries: readonly Country[]) =>
  checkBySchema(contactSchema(countries, { isCompany }), {
    ...values,
    delivery: sameAddress === 'on' ? undefined : delivery,
  })

/**
 * Step 2: registers the guest at the shop and redirects to the summary. A form that is sent twice registers one guest. A
 * shop may have guests follow the link in a mail first.
 */
export const guestAction: FormAction<'address', ContactValues, CheckedContact, SentConfirmation> = {
  form: GUEST_FORM,
  check: async (values, { context }) => {
    const { countries } = await loadAddressLists(context.get(shopContext), getLocale())
    return checkGuest(values, countries)
  },
  run: async (contact, { context, posted, token }) => {
    const shop = context.get(shopContext)
    const body: GuestRegistration = {
      ...(await toRegistration(contact, context)),
      guest: true,
      accountType: 'business',
    }
    try {
      const guest = await shop('POST /account/register', { body, idempotencyKey: token })
      if (guest.doubleOptInRegistration && !guest.doubleOptInConfirmDate)
        return { status: 200, done: { email: shownEmail(contact.email) } }
      return redirectCarrying(posted, paths.checkout(getLocale(), 'summary'))
    } catch (error) {
      if (!isRefusal(error)) throw error
      return refusedStorefront(error, context) ?? { status: 422, ...readRefusal(error, GUEST_FORM) }
    }
  },
}

/** Returns the initial values: those of a guest who returns, else only the country of an empty address. */
export function toGuestValues(guest: Customer | null, country: AddressValues): ContactValues {
  if (!guest) return { ...country, sameAddress: 'on', delivery: country }
  const billing = guest.defaultBillingAddress
  const shipping = guest.defaultShippingAddress
  const isSame = !shipping || shipping.id === billing?.id
  return {
    ...toAddressValues(billing),
    email: guest.email,
    phone: billing?.phoneNumber ?? '',
    vatId: guest.vatIds?.[0] ?? '',
    sameAddress: isSame ? 'on' : '',
    delivery: isSame ? country : toAddressValues(shipping),
  }
}
