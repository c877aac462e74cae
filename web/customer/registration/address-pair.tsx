import { type AddressFields, type AddressLists, COMPANY_ADDRESS_FIELDS } from '#web/customer/address/address-fields.ts'
import { AddressFieldset } from '#web/customer/address/address-fieldset.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import { CheckField } from '#web/forms/field.tsx'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'
import css from './address-pair.module.css'
import { CONTACT_FIELDS, type ContactValues, DELIVERY } from './address-pair-form.ts'

interface AddressPairProps {
  /** Of the billing address. */
  fields?: AddressFields
  values: ContactValues
  errors: FieldErrors
  lists: AddressLists
}

/** The billing address, and the delivery address on demand. */
export function AddressPair({ fields = COMPANY_ADDRESS_FIELDS, values, errors, lists }: AddressPairProps) {
  const { box } = bindFields(CONTACT_FIELDS, values, errors)
  return (
    <div className={css.pair}>
      <AddressFieldset legend={m.checkout_billing()} section="billing" {...{ fields, values, errors, lists }} />
      <div className={css.same}>
        <CheckField {...box('sameAddress')} />
      </div>
      <div className={css.delivery}>
        <AddressFieldset
          legend={m.checkout_delivery()}
          section="shipping"
          prefix={DELIVERY}
          values={values.delivery}
          {...{ errors, lists }}
        />
      </div>
    </div>
  )
}
