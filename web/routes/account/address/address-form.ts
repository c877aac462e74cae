import { ADDRESS_FIELDS, type AddressName } from '#web/customer/address/address-fields.ts'
import { CONTACT_FIELDS } from '#web/customer/registration/address-pair-form.ts'
import { type FormFields, plainForm } from '#web/forms/form-fields.ts'

export type OwnAddressName = AddressName | 'phone'

/** An address of the address book. */
export const OWN_ADDRESS_FIELDS: FormFields<OwnAddressName> = { ...ADDRESS_FIELDS, phone: CONTACT_FIELDS.phone }
export const OWN_ADDRESS_FORM = plainForm('own-address', OWN_ADDRESS_FIELDS)
