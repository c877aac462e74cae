import { ServiceFailure } from '#contracts/failure.ts'
import type { Address, AddressInput, Customer, GuestRegistration } from '#contracts/shop/customer.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { m } from '#web/i18n/messages.ts'
import type { AddressErrors, AddressField, AddressValues, CheckedAddress } from './address.ts'

/** The guest of this visitor's context, or null. */
export async function readGuest(shop: ShopClient): Promise<Customer | null> {
  try {
    return await shop('POST /account/customer', {
      body: { associations: { addresses: { associations: { country: {} } }, salutation: {} } },
    })
  } catch (error) {
    if (error instanceof ServiceFailure && error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return null
    throw error
  }
}

/**
 * Registers the guest at the shop. What the shop refuses comes back by field; `form` is for what names no field.
 * @param formToken a form that is sent twice is one guest, see `contracts/shop/headers.ts`.
 */
export async function registerGuest(
  shop: ShopClient,
  value: CheckedAddress,
  storefrontUrl: string,
  formToken: string | undefined,
): Promise<{ errors: AddressErrors; form: string | undefined } | undefined> {
  const { email, phone, salutationId, firstName, lastName, company } = value
  try {
    const body = {
      guest: true,
      accountType: 'business',
      acceptedDataProtection: true,
      storefrontUrl,
      email,
      firstName,
      lastName,
      company,
      ...(salutationId ? { salutationId } : {}),
      billingAddress: { ...addressOf(value), ...(phone ? { phoneNumber: phone } : {}) },
      ...(value.sameAddress ? {} : { shippingAddress: addressOf(deliveryOf(value as AddressValues)) }),
    } satisfies GuestRegistration
    await shop('POST /account/register', { body, idempotencyKey: formToken })
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.failure.kind !== 'refused' || error.retryAfter) throw error
    return refusal(error)
  }
}

function addressOf(value: AddressValues): AddressInput {
  const {
    salutationId,
    firstName = '',
    lastName = '',
    company,
    department,
    street = '',
    zipcode,
    city = '',
    countryId = '',
  } = value
  return {
    firstName,
    lastName,
    street,
    city,
    countryId,
    ...(zipcode ? { zipcode } : {}),
    ...(company ? { company } : {}),
    ...(department ? { department } : {}),
    ...(salutationId ? { salutationId } : {}),
  }
}

const deliveryOf = (value: AddressValues): AddressValues =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, given]) =>
      name.startsWith('delivery.') ? [[name.slice('delivery.'.length), given]] : [],
    ),
  )

/** The form's field of a JSON pointer of the Store API: `/shippingAddress/street` is `delivery.street`. */
export function fieldOfPointer(pointer: string): AddressField | undefined {
  const [, first = '', second] = pointer.split('/')
  const name = second ?? first
  const field = name === 'phoneNumber' ? 'phone' : name
  if (!KNOWN.has(field)) return undefined
  return (first === 'shippingAddress' ? `delivery.${field}` : field) as AddressField
}
const KNOWN = new Set([
  'email',
  'phone',
  'salutationId',
  'firstName',
  'lastName',
  'company',
  'department',
  'street',
  'zipcode',
  'city',
  'countryId',
])

function refusal({ failure }: ServiceFailure) {
  const errors: AddressErrors = {}
  let unnamed = false
  for (const { pointer } of failure.errors) {
    const field = pointer === undefined ? undefined : fieldOfPointer(pointer)
    if (!field) unnamed = true
    else errors[field] = field === 'email' ? m.checkout_email_invalid() : m.checkout_refused_field()
  }
  const none = Object.keys(errors).length === 0
  return { errors, form: unnamed || none ? m.checkout_address_invalid() : undefined }
}

/** The form's values for a guest who comes back to change them. */
export function valuesOfGuest(guest: Customer): AddressValues {
  const billing = guest.activeBillingAddress ?? guest.defaultBillingAddress
  const shipping = guest.activeShippingAddress ?? guest.defaultShippingAddress
  const same = !shipping || shipping.id === billing?.id
  const values: AddressValues = { email: guest.email, phone: billing?.phoneNumber ?? '', ...typed(billing, '') }
  return same ? { ...values, sameAddress: 'on' } : { ...values, ...typed(shipping, 'delivery.') }
}

const typed = (address: Address | undefined, prefix: '' | 'delivery.'): AddressValues =>
  Object.fromEntries(
    (
      [
        'salutationId',
        'firstName',
        'lastName',
        'company',
        'department',
        'street',
        'zipcode',
        'city',
        'countryId',
      ] as const
    ).map((name) => [prefix + name, address?.[name] ?? '']),
  )
