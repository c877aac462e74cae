import { ADDRESS_FIELDS } from '#web/customer/address/address-fields.ts'
import { VAT_FIELD } from '#web/customer/vat/vat-field.ts'
import { type FormFields, plainForm } from '#web/forms/form-fields.ts'

const { company, salutationId, title, firstName, lastName } = ADDRESS_FIELDS

export type ProfileName = 'company' | 'vatId' | 'salutationId' | 'title' | 'firstName' | 'lastName'
export const PROFILE_FIELDS: FormFields<ProfileName> = {
  company,
  vatId: VAT_FIELD,
  salutationId,
  title,
  firstName,
  lastName,
}
export const PROFILE_FORM = plainForm('profile', PROFILE_FIELDS)
