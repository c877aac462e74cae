import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useDocumentPage } from '#web/app/use-document-page.ts'
import { RETURN_FIELD } from '#web/customer/account/sign-in/sign-in-form.ts'
import { type AddressLists, COMPANY_ADDRESS_FIELDS } from '#web/customer/address/address-fields.ts'
import { NewPasswordField } from '#web/customer/password/new-password-field.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import { FieldCell, FieldGroup } from '#web/forms/field-group.tsx'
import { CheckField, Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import type { CarriedForm } from '#web/forms/unsent/carried-input.ts'
import { useUnsentInput } from '#web/forms/unsent/use-unsent-input.ts'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { missingOf } from '#web/forms/form-fields.ts'
import { useOpenErrors } from '#web/forms/use-open-errors.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { FORM_TOKEN } from '#web/places/form-token.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { AddressPair } from './address-pair.tsx'
import { PAIR_DECIDES, pairLabelsOf } from './address-pair-form.ts'
import { ACCOUNT_TYPES, REGISTRATION_FORM, type RegistrationValues } from './registration-form.ts'
import css from './registration-fields.module.css'

const TYPE_LABELS = { business: m.account_type_business, private: m.account_type_private }

export interface RegistrationFieldsProps {
  lists: AddressLists
  /** Initial values of the form. */
  values: RegistrationValues
  result: FormResult<'registration', RegistrationValues> | undefined
  formToken: string | undefined
  /** The page that follows; the account by default. */
  to: string | undefined
  /** Where the form is sent; the page itself by default. */
  action?: string
  /** In a quote request: what was entered is found again as the input of this form. */
  unsent?: CarriedForm
  /** Hidden fields of the page. */
  children?: ReactNode
}

/** The form with which a customer registers. */
export function RegistrationFields({
  lists,
  values: begin,
  result,
  formToken,
  to,
  action,
  unsent,
  children,
}: RegistrationFieldsProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { input, key, form } = useUnsentInput(unsent, { isAnswered: result !== undefined })
  const known = input ? REGISTRATION_FORM.read(input) : begin
  const { values, token } = result ?? { values: known, token: formToken }
  const { errors, onInput } = useOpenErrors(result?.errors, PAIR_DECIDES)
  const { fields } = REGISTRATION_FORM
  const { text, box } = bindFields(fields, values, errors)
  return (
    <Form key={key} {...form} onInput={onInput} method="post" action={action} noValidate className={css.form}>
      {children}
      <input type="hidden" name={FORM_TOKEN} value={token ?? formToken} />
      <input type="hidden" name="intent" value="register" />
      {to !== undefined && <input type="hidden" name={RETURN_FIELD} value={to} />}
      <FormErrors labelOf={pairLabelsOf(fields)} missingOf={missingOf(fields)} result={result} />
      <RequiredNote />
      <FieldGroup legend={m.account_credentials()}>
        <Field {...text('email')} inputMode="email" />
        <NewPasswordField {...text('password')} />
      </FieldGroup>
      <FieldGroup legend={m.checkout_contact()}>
        <FieldCell width="whole">
          <div className={css.types} role="radiogroup" aria-label={m.account_type()}>
            {ACCOUNT_TYPES.map((type) => (
              <CheckField
                key={type}
                type="radio"
                id={`accountType-${type}`}
                name="accountType"
                value={type}
                label={TYPE_LABELS[type]()}
                defaultChecked={(values.accountType ?? 'business') === type}
              />
            ))}
          </div>
        </FieldCell>
        <Field {...text('phone')} />
        <Field {...text('vatId')} />
      </FieldGroup>
      <AddressPair fields={COMPANY_ADDRESS_FIELDS} {...{ values, errors, lists }} />
      <div className={css.privacy}>
        <CheckField {...box('privacy')} label={<PrivacyLabel />} />
      </div>
      <p>
        <Button type="submit" busy={busy}>
          {m.account_create()}
        </Button>
      </p>
    </Form>
  )
}

/** The page opens in a new tab, so that nothing typed here is lost. */
const PrivacyLabel = () => {
  const after = m.account_privacy_after()
  return (
    <>
      {m.account_privacy_before()}{' '}
      <a href={useDocumentPage('privacy', getLocale())} target="_blank" rel="noopener">
        {m.account_privacy_link()}
      </a>
      {after === '.' ? after : ` ${after}`}
    </>
  )
}
