import {
  ADDRESS_FIELDS,
  type AddressValues,
  COMPANY_ADDRESS_FIELDS,
  type AddressName,
} from '#web/customer/address/address-fields.ts'
import { type Form, type FormFields, type FormValues, labelsOf, namesOf, readValues } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

/** Prefix of the fields of a separate delivery address. */
export const DELIVERY = 'delivery.'

const GUEST_FIELDS: FormFields<'email' | 'phone' | AddressName | 'sameAddress'> = {
  email: { label: m.customer_email, maxLength: 254, required: true, type: 'email', autoComplete: 'email' },
  phone: { label: m.customer_phone, maxLength: 40, type: 'tel', autoComplete: 'tel', hint: m.customer_phone_hint },
  ...COMPANY_ADDRESS_FIELDS,
  /** Ticked if goods are delivered to the billing address. */
  sameAddress: { label: m.checkout_same_address, maxLength: 2 },
}

/** Contact and billing address, and the delivery address, which counts only if the box is not ticked. */
export type GuestValues = FormValues<keyof typeof GUEST_FIELDS> & { delivery: AddressValues }

/** Contact, and the addresses for the quotation and later the goods. */
export const GUEST_FORM = {
  id: 'address',
  fields: GUEST_FIELDS,
  read: (posted): GuestValues => ({
    ...readValues(posted, GUEST_FIELDS),
    delivery: readValues(posted, ADDRESS_FIELDS, DELIVERY),
  }),
  secrets: [],
  order: [...namesOf(GUEST_FIELDS), ...namesOf(ADDRESS_FIELDS).map((name) => DELIVERY + name)],
} satisfies Form<'address', GuestValues> & { fields: FormFields }

/** Returns a field's name in the list of errors. That of a delivery field says so. */
export function guestLabelOf(field: string): string | undefined {
  const name = field.replace(DELIVERY, '')
  const label = labelsOf(GUEST_FIELDS)(name)
  return label !== undefined && name !== field ? m.checkout_of_delivery({ field: label }) : label
}
