import {
  ADDRESS_FIELDS,
  type AddressName,
  type AddressValues,
  COMPANY_ADDRESS_FIELDS,
  DECIDES,
} from '#web/customer/address/address-fields.ts'
import { type FormFields, type FormValues, labelsOf, namesOf, readValues } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

/** Prefix of the fields of a separate delivery address. */
export const DELIVERY = 'delivery.'

/** The fields that guests and customers fill in to register, besides the delivery address. */
export const CONTACT_FIELDS: FormFields<'email' | 'phone' | AddressName | 'sameAddress'> = {
  email: { label: m.customer_email, maxLength: 254, required: true, type: 'email', autoComplete: 'email' },
  phone: { label: m.customer_phone, maxLength: 40, type: 'tel', autoComplete: 'tel', hint: m.customer_phone_hint },
  ...COMPANY_ADDRESS_FIELDS,
  /** Ticked if goods are delivered to the billing address. */
  sameAddress: { label: m.checkout_same_address, maxLength: 2 },
}

/** Contact and billing address, and the delivery address, which counts only if the box is not ticked. */
export type ContactValues = FormValues<keyof typeof CONTACT_FIELDS | 'vatId'> & { delivery: AddressValues }

/** Reads the delivery address of a posted form. */
export const readDelivery = (posted: FormData): AddressValues => readValues(posted, ADDRESS_FIELDS, DELIVERY)

/** Of both addresses. */
export const PAIR_DECIDES = { ...DECIDES, [`${DELIVERY}countryId`]: `${DELIVERY}${DECIDES.countryId}` }

/** Names of the delivery address in the order of the page. */
export const DELIVERY_NAMES: readonly string[] = namesOf(ADDRESS_FIELDS).map((name) => DELIVERY + name)

/** Returns a field's name in the list of errors. That of a delivery field says so. */
export const pairLabelsOf =
  (fields: FormFields) =>
  (field: string): string | undefined => {
    const name = field.replace(DELIVERY, '')
    const label = labelsOf(fields)(name)
    return label !== undefined && name !== field ? m.checkout_of_delivery({ field: label }) : label
  }
