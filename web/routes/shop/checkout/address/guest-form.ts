import type { Form, FormFields } from '#web/forms/form-fields.ts'
import { namesOf, readValues } from '#web/forms/form-fields.ts'
import {
  CONTACT_FIELDS,
  type ContactValues,
  DELIVERY_NAMES,
  readDelivery,
} from '#web/customer/registration/address-pair-form.ts'

/** Contact, and the addresses for the quotation and later the goods. */
export const GUEST_FORM = {
  id: 'address',
  fields: CONTACT_FIELDS,
  read: (posted): ContactValues => ({ ...readValues(posted, CONTACT_FIELDS), delivery: readDelivery(posted) }),
  secrets: [],
  order: [...namesOf(CONTACT_FIELDS), ...DELIVERY_NAMES],
} satisfies Form<'address', ContactValues> & { fields: FormFields }
