import type { FailureDetail, ServiceFailure } from '#contracts/failure.ts'
import type { Address, AddressInput } from '#contracts/shop/customer.ts'
import type { Form, FieldErrors } from '#web/forms/form-fields.ts'
import { namesOf } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'
import { ADDRESS_FIELDS, type AddressValues } from './address-fields.ts'
import type { CheckedAddress } from './address-schema.server.ts'

/** The body of the Store API. Empty texts are left out: they would be invalid ids or be stored. */
export const toStoreAddress = ({ salutationId, ...address }: CheckedAddress): AddressInput => ({
  ...address,
  ...(salutationId ? { salutationId } : {}),
  title: address.title || undefined,
  company: address.company || undefined,
  department: address.department || undefined,
  zipcode: address.zipcode || undefined,
})

/** First values of a form for a visitor whose address the shop has. */
export function toAddressValues(address: Address | null | undefined): AddressValues {
  const values: AddressValues = {}
  for (const name of namesOf(ADDRESS_FIELDS)) values[name] = address?.[name] ?? ''
  return values
}

/** Names that differ between a form and the Store API. */
const RENAMED: Readonly<Record<string, string>> = { phoneNumber: 'phone', vatIds: 'vatId' }
/** Groups of the Store API's body, with their prefixes in a form. */
const PREFIXES: Readonly<Record<string, string>> = { shippingAddress: 'delivery.' }

/** The form's field for a JSON pointer of the Store API: `/shippingAddress/street` is `delivery.street`. */
export function fieldOfPointer(pointer: string, { order }: Pick<Form<string, unknown>, 'order'>): string | undefined {
  const [group = '', name = group] = pointer.split('/').slice(1)
  const field = (PREFIXES[group] ?? '') + (RENAMED[name] ?? name)
  return order.includes(field) ? field : undefined
}

/** Fields that a Shopware may require and no form of ours has, by their name there. */
const OTHER_FIELDS: Readonly<Record<string, () => string>> = {
  additionalAddressLine1: m.customer_additional_line,
  additionalAddressLine2: m.customer_additional_line,
  birthday: m.customer_birthday,
  birthdayDay: m.customer_birthday,
  birthdayMonth: m.customer_birthday,
  birthdayYear: m.customer_birthday,
  phoneNumber: m.customer_phone,
  vatIds: m.customer_vat_id,
}
const IS_BLANK = 'VIOLATION::IS_BLANK_ERROR'

/** Names what the shop requires beyond the form: without it no input of the visitor is right. */
function missingFieldText(errors: readonly FailureDetail[]): string | undefined {
  const names = errors
    .filter(({ code }) => code === IS_BLANK)
    .map(({ pointer = '' }) => pointer.split('/').at(-1) ?? '')
  const fields = [...new Set(names.map((name) => OTHER_FIELDS[name]?.() ?? name))]
  return fields.length > 0 ? m.customer_missing_field({ fields: fields.join(', ') }) : undefined
}

/** The shop's rejections by field; `notice` if they name no field of the form. */
export function readRefusal(
  { failure }: ServiceFailure,
  form: Pick<Form<string, unknown>, 'order'>,
): { errors: FieldErrors; notice: string | undefined } {
  const named = failure.errors.map((error) => ({ error, field: fieldOfPointer(error.pointer ?? '', form) }))
  const errors = Object.fromEntries(
    named.flatMap(({ error, field }) => (field === undefined ? [] : [[field, fieldText(field, error)]])),
  )
  const others = named.filter(({ field }) => field === undefined).map(({ error }) => error)
  if (named.length > 0 && others.length === 0) return { errors, notice: undefined }
  return { errors, notice: missingFieldText(others) ?? m.customer_refused() }
}

function fieldText(field: string, { code }: FailureDetail): string {
  if (code === IS_BLANK) return m.customer_required_by_shop()
  return field === 'email' ? m.forms_email_invalid() : m.customer_refused_field()
}
