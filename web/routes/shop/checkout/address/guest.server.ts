import { redirect } from 'react-router'
import { z } from 'zod'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Country, Customer, GuestRegistration } from '#contracts/shop/customer.ts'
import { channelContext, defectContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { COMPANY_ADDRESS_FIELDS } from '#web/customer/address/address-fields.ts'
import { loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { addressSchema } from '#web/customer/address/address-schema.server.ts'
import { readRefusal, toAddressValues, toStoreAddress } from '#web/customer/address/store-address.server.ts'
import { type FormAction, isRefusal } from '#web/forms/form-action.server.ts'
import { checkBySchema, fieldSchema } from '#web/forms/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { GUEST_FORM, type GuestValues } from './guest-form.ts'
import { storefrontUrlOf } from './storefront-url.ts'

const { email, phone } = GUEST_FORM.fields

const guestSchema = (countries: readonly Country[]) =>
  addressSchema(countries, COMPANY_ADDRESS_FIELDS).and(
    z.object({
      email: fieldSchema(email),
      phone: fieldSchema(phone),
      /** Undefined if goods are delivered to the billing address. */
      delivery: addressSchema(countries).optional(),
    }),
  )

type CheckedGuest = z.output<ReturnType<typeof guestSchema>>

export const checkGuest = ({ delivery, sameAddress, ...values }: GuestValues, countries: readonly Country[]) =>
  checkBySchema(guestSchema(countries), { ...values, delivery: sameAddress === 'on' ? undefined : delivery })

/** Step 2: registers the guest at the shop and redirects to the summary. A form that is sent twice registers one guest. */
export const guestAction: FormAction<'address', GuestValues, CheckedGuest, never> = {
  form: GUEST_FORM,
  check: async (values, { context }) => {
    const { countries } = await loadAddressLists(context.get(shopContext), getLocale())
    return checkGuest(values, countries)
  },
  run: async (guest, { context, token }) => {
    const shop = context.get(shopContext)
    const { company, publicUrl, shopLanguages, storefrontUrl } = context.get(siteContext)
    const { domains = [] } = (await context.get(channelContext)()) ?? {}
    const body = toRegistration(guest, storefrontUrl ?? storefrontUrlOf(domains, shopLanguages[getLocale()], publicUrl))
    try {
      await shop('POST /account/register', { body, idempotencyKey: token })
      return redirect(paths.checkout(getLocale(), 'summary'))
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.failure.errors.some(({ pointer }) => pointer === '/storefrontUrl')) {
        context.get(defectContext)(error)
        return { status: 503, notice: m.checkout_no_registration({ mail: company.mail, phone: company.phone }) }
      }
      return { status: 422, ...readRefusal(error, GUEST_FORM) }
    }
  },
}

function toRegistration({ email, phone, delivery, ...billing }: CheckedGuest, storefrontUrl: string) {
  return {
    guest: true,
    accountType: 'business',
    acceptedDataProtection: true,
    storefrontUrl,
    email,
    firstName: billing.firstName,
    lastName: billing.lastName,
    company: billing.company,
    salutationId: billing.salutationId || undefined,
    billingAddress: { ...toStoreAddress(billing), phoneNumber: phone || undefined },
    shippingAddress: delivery && toStoreAddress(delivery),
  } satisfies GuestRegistration
}

const WITH_PLACE = { associations: { country: {}, salutation: {} } }

/** Returns the guest of the visitor's context with both addresses, or null. */
export async function readGuest(shop: ShopClient): Promise<Customer | null> {
  try {
    return await shop('POST /account/customer', {
      body: { associations: { defaultBillingAddress: WITH_PLACE, defaultShippingAddress: WITH_PLACE } },
    })
  } catch (error) {
    if (error instanceof ServiceFailure && error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return null
    throw error
  }
}

/** Returns the initial values: those of a guest who returns, else only the home country. */
export function toGuestValues(guest: Customer | null, countries: readonly Country[]): GuestValues {
  const home = countries.find(({ iso }) => iso === 'DE') ?? countries[0]
  const country = { countryId: home?.id ?? '' }
  if (!guest) return { ...country, sameAddress: 'on', delivery: country }
  const billing = guest.defaultBillingAddress
  const shipping = guest.defaultShippingAddress
  const isSame = !shipping || shipping.id === billing?.id
  return {
    ...toAddressValues(billing),
    email: guest.email,
    phone: billing?.phoneNumber ?? '',
    sameAddress: isSame ? 'on' : '',
    delivery: isSame ? country : toAddressValues(shipping),
  }
}
