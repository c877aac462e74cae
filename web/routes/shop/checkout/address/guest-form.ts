import { VAT_FIELD } from '#web/customer/vat/vat-field.ts'
import type { Form, FormFields } from '#web/forms/form-fields.ts'
import { namesOf, readValues } from '#web/forms/form-fields.ts'
import {
  CONTACT_FIELDS,
  type ContactValues,
  DELIVERY_NAMES,
  readDelivery,
} from '#web/customer/registration/address-pair-form.ts'

const { email, phone, ...rest } = CONTACT_FIELDS
const GUEST_FIELDS: FormFields<keyof typeof CONTACT_FIELDS | 'vatId'> = { email, phone, vatId: VAT_FIELD, ...rest }

/** Contact, and the addresses for the quotation and later the goods. */
export const GUEST_FORM = {
  id: 'address',
  fields: GUEST_FIELDS,
  read: (posted): ContactValues => ({ ...readValues(posted, GUEST_FIELDS), delivery: readDelivery(posted) }),
  secrets: [],
  order: [...namesOf(GUEST_FIELDS), ...DELIVERY_NAMES],
} satisfies Form<'address', ContactValues> & { fields: FormFields }
