import { useNavigation } from 'react-router'
import type { Customer, Salutation } from '#contracts/shop/customer.ts'
import { AccountForm } from '#web/customer/account/account-form.tsx'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { NameCells } from '#web/customer/address/name-cells.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { type FormValues, labelsOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { useOpenErrors } from '#web/forms/use-open-errors.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { PROFILE_FIELDS, type ProfileName } from './profile-form.ts'

interface ProfileScreenProps {
  customer: Customer
  salutations: readonly Salutation[]
  result: FormResult<'profile', FormValues<ProfileName>> | undefined
}

export function ProfileScreen({ customer, salutations, result }: ProfileScreenProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { id, company, vatIds, salutationId, title, firstName, lastName } = customer
  const stored = {
    company: company ?? '',
    vatId: vatIds?.[0] ?? '',
    salutationId: salutationId ?? '',
    title: title ?? '',
    firstName,
    lastName,
  }
  const { errors, onInput } = useOpenErrors(result?.errors)
  const { text, choice } = bindFields(PROFILE_FIELDS, result?.values ?? stored, errors)
  return (
    <AccountFrame current="profile" title={m.account_profile()}>
      <AccountForm customerId={id} onInput={onInput}>
        <FormErrors labelOf={labelsOf(PROFILE_FIELDS)} result={result} />
        <RequiredNote />
        <FieldGroup legend={m.checkout_contact()}>
          <Field {...text('company')} />
          <Field {...text('vatId')} />
          <NameCells
            salutation={choice('salutationId')}
            title={text('title')}
            firstName={text('firstName')}
            lastName={text('lastName')}
            salutations={salutations}
          />
        </FieldGroup>
        <p>
          <Button type="submit" busy={busy}>
            {m.account_save()}
          </Button>
        </p>
      </AccountForm>
    </AccountFrame>
  )
}
