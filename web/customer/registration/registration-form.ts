import { LONGEST_PASSWORD } from '#contracts/shop/password-rules.ts'
import { type Form, type FormFields, type FormValues, namesOf, readValues } from '#web/forms/form-fields.ts'
import { VAT_FIELD } from '#web/customer/vat/vat-field.ts'
import { m } from '#web/i18n/messages.ts'
import { CONTACT_FIELDS, type ContactValues, DELIVERY_NAMES, readDelivery } from './address-pair-form.ts'

/** A company's account is the usual one here. */
export const ACCOUNT_TYPES = ['business', 'private'] as const

const { email, phone, ...rest } = CONTACT_FIELDS

const REGISTRATION_FIELDS: FormFields<keyof typeof CONTACT_FIELDS | 'vatId' | 'password' | 'accountType' | 'privacy'> =
  {
    email: { ...email, autoComplete: 'username' },
    password: {
      label: m.account_password,
      maxLength: LONGEST_PASSWORD,
      required: true,
      type: 'password',
      autoComplete: 'new-password',
    },
    accountType: { label: m.account_type, maxLength: 8 },
    phone,
    vatId: VAT_FIELD,
    ...rest,
    privacy: { label: m.account_privacy, missing: m.account_privacy_missing, maxLength: 2, required: true },
  }

export type RegistrationValues = FormValues<keyof typeof REGISTRATION_FIELDS> & ContactValues

/** A customer's account, with the same contact and addresses as a guest's. */
export const REGISTRATION_FORM = {
  id: 'registration',
  fields: REGISTRATION_FIELDS,
  read: (posted): RegistrationValues => ({
    ...readValues(posted, REGISTRATION_FIELDS),
    delivery: readDelivery(posted),
  }),
  secrets: ['password'],
  order: [...namesOf(REGISTRATION_FIELDS), ...DELIVERY_NAMES],
} satisfies Form<'registration', RegistrationValues> & { fields: FormFields }
