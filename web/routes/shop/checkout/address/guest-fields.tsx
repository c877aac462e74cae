import { Form, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import layout from '#web/quote-request/quote-request-layout.module.css'
import type { AddressLists } from '#web/customer/address/address-fields.ts'
import { AddressPair } from '#web/customer/registration/address-pair.tsx'
import { type ContactValues, PAIR_DECIDES, pairLabelsOf } from '#web/customer/registration/address-pair-form.ts'
import { bindFields } from '#web/forms/bind-fields.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { useOpenErrors } from '#web/forms/use-open-errors.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { CarriedFields } from '#web/forms/unsent/carried-fields.tsx'
import { useUnsentInput } from '#web/forms/unsent/use-unsent-input.ts'
import { type LeftForm, WayButton } from '#web/forms/unsent/way-button.tsx'
import { FORM_TOKEN } from '#web/places/form-token.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import css from './address-step.module.css'
import type { SentConfirmation } from '#web/customer/registration/register.server.ts'
import { GUEST_FORM } from './guest-form.ts'

export const LEFT_GUEST: LeftForm = { id: 'address', name: 'address' }

export interface GuestFieldsProps {
  lists: AddressLists
  /** Initial values of the form. */
  values: ContactValues
  result: FormResult<'address', ContactValues, SentConfirmation> | undefined
  formToken: string | undefined
}

/** The form of a guest: contact and addresses. */
export function GuestFields({ lists, values: begin, result, formToken }: GuestFieldsProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { input, key, form } = useUnsentInput('address', { isAnswered: result !== undefined })
  const known = input ? GUEST_FORM.read(input) : begin
  const { values, token } = result ?? { values: known, token: formToken }
  const { errors, onInput } = useOpenErrors(result?.errors, PAIR_DECIDES)
  const { text } = bindFields(GUEST_FORM.fields, values, errors)
  return (
    <Form
      key={key}
      {...form}
      onInput={onInput}
      id={LEFT_GUEST.id}
      method="post"
      action={paths.checkout(getLocale())}
      noValidate
      className={css.form}
    >
      <CarriedFields />
      <input type="hidden" name={FORM_TOKEN} value={token ?? formToken} />
      <FormErrors labelOf={pairLabelsOf(GUEST_FORM.fields)} result={result} />
      <p className={css.guest}>{m.checkout_guest_note()}</p>
      <RequiredNote />
      <FieldGroup legend={m.checkout_contact()}>
        <Field {...text('email')} inputMode="email" />
        <Field {...text('phone')} />
        <Field {...text('vatId')} />
      </FieldGroup>
      <AddressPair {...{ values, errors, lists }} />
      <div className={layout.actions}>
        <Button type="submit" busy={busy}>
          {m.checkout_to_summary()}
        </Button>
        <WayButton to={paths.cart(getLocale())} form={LEFT_GUEST}>
          {m.checkout_back_to_products()}
        </WayButton>
      </div>
    </Form>
  )
}
