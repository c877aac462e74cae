import { useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { AccountForm } from '#web/customer/account/account-form.tsx'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { type AddressLists, DECIDES } from '#web/customer/address/address-fields.ts'
import { RETURN_FIELD } from '#web/customer/account/sign-in/sign-in-form.ts'
import { AddressFieldset } from '#web/customer/address/address-fieldset.tsx'
import layout from '#web/quote-request/quote-request-layout.module.css'
import { bindFields } from '#web/forms/bind-fields.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { type FormValues, labelsOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { useOpenErrors } from '#web/forms/use-open-errors.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { OWN_ADDRESS_FIELDS, type OwnAddressName } from './address-form.ts'

interface AddressScreenProps {
  customerId: string
  isNew: boolean
  /** The page that follows; the address book by default. */
  to: string | undefined
  /** Initial values of the form. */
  values: FormValues<OwnAddressName>
  lists: AddressLists
  result: FormResult<'own-address', FormValues<OwnAddressName>> | undefined
}

/** The form of one address. */
export function AddressScreen({ customerId, isNew, to, values: stored, lists, result }: AddressScreenProps) {
  const busy = useNavigation().formMethod === 'POST'
  const values = result?.values ?? stored
  const { errors, onInput } = useOpenErrors(result?.errors, DECIDES)
  const { text } = bindFields(OWN_ADDRESS_FIELDS, values, errors)
  return (
    <AccountFrame current="addresses" title={isNew ? m.account_address_new() : m.account_address_change()}>
      <AccountForm customerId={customerId} onInput={onInput}>
        {to !== undefined && <input type="hidden" name={RETURN_FIELD} value={to} />}
        <FormErrors labelOf={labelsOf(OWN_ADDRESS_FIELDS)} result={result} />
        <RequiredNote />
        <AddressFieldset legend={m.account_address_legend()} section="shipping" {...{ values, errors, lists }} />
        <FieldGroup legend={m.checkout_contact()}>
          <Field {...text('phone')} />
        </FieldGroup>
        <div className={layout.actions}>
          <Button type="submit" busy={busy}>
            {m.account_save()}
          </Button>
          <Link to={to ?? paths.addresses(getLocale())}>{m.account_cancel()}</Link>
        </div>
      </AccountForm>
    </AccountFrame>
  )
}
