import type { ServiceFailure } from '#contracts/failure.ts'
import type { Address, AddressInput } from '#contracts/shop/customer.ts'
import type { Form, FieldErrors } from '#web/forms/form-fields.ts'
import { namesOf } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'
import { ADDRESS_FIELDS, type AddressValues } from './address-fields.ts'
import type { CheckedAddress } from './address-schema.server.ts'

/** The body of the Store API. Empty texts are left out: they would be invalid ids or be stored. */
export const toStoreAddress = (address: CheckedAddress): AddressInput => ({
  ...address,
  salutationId: address.salutationId || undefined,
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
const RENAMED: Readonly<Record<string, string>> = { phoneNumber: 'phone' }
/** Groups of the Store API's body, with their prefixes in a form. */
const PREFIXES: Readonly<Record<string, string>> = { shippingAddress: 'delivery.' }

/** The form's field for a JSON pointer of the Store API: `/shippingAddress/street` is `delivery.street`. */
export function fieldOfPointer(pointer: string, { order }: Pick<Form<string, unknown>, 'order'>): string | undefined {
  const [group = '', name = group] = pointer.split('/').slice(1)
  const field = (PREFIXES[group] ?? '') + (RENAMED[name] ?? name)
  return order.includes(field) ? field : undefined
}

/** The shop's rejections by field; `notice` if they name no field of the form. */
export function readRefusal(
  { failure }: ServiceFailure,
  form: Pick<Form<string, unknown>, 'order'>,
): { errors: FieldErrors; notice: string | undefined } {
  const fields = failure.errors.map(({ pointer = '' }) => fieldOfPointer(pointer, form))
  const errors = Object.fromEntries(
    fields
      .filter((field) => field !== undefined)
      .map((field) => [field, field === 'email' ? m.forms_email_invalid() : m.customer_refused_field()]),
  )
  const isUnnamed = fields.length === 0 || fields.includes(undefined)
  return { errors, notice: isUnnamed ? m.customer_refused() : undefined }
}
