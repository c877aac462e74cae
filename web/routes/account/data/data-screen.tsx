import { useNavigation } from 'react-router'
import type { Customer } from '#contracts/shop/customer.ts'
import { paths } from '#web/app/paths.ts'
import { AccountForm } from '#web/customer/account/account-form.tsx'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import { FieldCell, FieldGroup } from '#web/forms/field-group.tsx'
import { CheckField, Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { labelsOf, missingOf } from '#web/forms/form-fields.ts'
import { forgetStoredInput } from '#web/forms/unsent/forget-input.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './data-screen.module.css'
import { DELETE_FIELDS, type DeleteValues } from './delete-form.ts'

interface DataScreenProps {
  customer: Pick<Customer, 'id' | 'email'>
  result: FormResult<'delete', DeleteValues> | undefined
}

/** A customer's data to take away, and the end of the account. */
export function DataScreen({ customer, result }: DataScreenProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { box, text } = bindFields(DELETE_FIELDS, result?.values ?? {}, result?.errors ?? {})
  return (
    <AccountFrame current="data" title={m.account_data()}>
      <section className={css.export}>
        <h2>{m.account_export()}</h2>
        <p>{m.account_export_text()}</p>
        <ButtonLink variant="line" reloadDocument to={paths.ownDataFile(getLocale())}>
          <Icon name="download" />
          {m.account_export_load()}
        </ButtonLink>
      </section>
      <AccountForm customerId={customer.id} onSubmit={forgetStoredInput}>
        <FormErrors labelOf={labelsOf(DELETE_FIELDS)} missingOf={missingOf(DELETE_FIELDS)} result={result} />
        <RequiredNote />
        <FieldGroup legend={m.account_delete()}>
          <FieldCell width="whole">
            <p>{m.account_delete_text()}</p>
          </FieldCell>
          {/* For the browser's password manager, which fills in the password by it. */}
          <Field
            id="username"
            name="username"
            label={m.account_email_present()}
            type="email"
            autoComplete="username"
            readOnly
            defaultValue={customer.email}
          />
          <Field {...text('password')} />
          <FieldCell width="whole">
            <CheckField {...box('confirmed')} />
          </FieldCell>
        </FieldGroup>
        <p>
          <Button type="submit" variant="line" busy={busy}>
            {m.account_delete_send()}
          </Button>
        </p>
      </AccountForm>
    </AccountFrame>
  )
}
