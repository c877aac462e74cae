import { ADDRESS_FIELDS } from '#web/customer/address/address-fields.ts'
import { type FormFields, plainForm } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

const { company, salutationId, title, firstName, lastName } = ADDRESS_FIELDS

export type ProfileName = 'company' | 'vatId' | 'salutationId' | 'title' | 'firstName' | 'lastName'
export const PROFILE_FIELDS: FormFields<ProfileName> = {
  company,
  // A text of its own: one that six scripts share would be in the first load of every page.
  vatId: { label: m.account_vat_id, maxLength: 30 },
  salutationId,
  title,
  firstName,
  lastName,
}
export const PROFILE_FORM = plainForm('profile', PROFILE_FIELDS)
