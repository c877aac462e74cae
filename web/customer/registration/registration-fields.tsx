import { Form, useNavigation } from 'react-router'
import { useDocumentPage } from '#web/app/use-document-page.ts'
import { RETURN_FIELD } from '#web/customer/account/sign-in/sign-in-form.ts'
import { type AddressLists, COMPANY_ADDRESS_FIELDS } from '#web/customer/address/address-fields.ts'
import { NewPasswordField } from '#web/customer/password/new-password-field.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import { FieldCell, FieldGroup } from '#web/forms/field-group.tsx'
import { CheckField, Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { missingOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { FORM_TOKEN } from '#web/places/form-token.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { AddressPair } from './address-pair.tsx'
import { pairLabelsOf } from './address-pair-form.ts'
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
}

/** The form with which a customer registers. */
export function RegistrationFields({ lists, values: begin, result, formToken, to }: RegistrationFieldsProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { values, errors, token } = result ?? { values: begin, errors: {}, token: formToken }
  const { fields } = REGISTRATION_FORM
  const { text, box } = bindFields(fields, values, errors)
  return (
    <Form method="post" noValidate className={css.form}>
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
