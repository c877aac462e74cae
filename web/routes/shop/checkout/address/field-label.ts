import { m } from '#web/i18n/messages.ts'
import type { AddressField } from './address.ts'

const LABELS: Record<string, () => string> = {
  email: m.checkout_email,
  phone: m.checkout_phone,
  salutationId: m.checkout_salutation,
  firstName: m.checkout_first_name,
  lastName: m.checkout_last_name,
  company: m.checkout_company,
  department: m.checkout_department,
  street: m.checkout_street,
  zipcode: m.checkout_zipcode,
  city: m.checkout_city,
  countryId: m.checkout_country,
}

/** What a field is called where it is named outside the form: a delivery field says so. */
export function fieldLabel(name: AddressField): string {
  const own = name.replace('delivery.', '')
  const label = LABELS[own]?.() ?? own
  return own === name ? label : m.checkout_of_delivery({ field: label })
}
