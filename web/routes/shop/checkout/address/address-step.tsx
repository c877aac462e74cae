import { Form, Link, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import layout from '#web/cart/quote-request/request-layout.module.css'
import { QuoteRequestPanel } from '#web/cart/quote-request/quote-request-panel.tsx'
import { QuoteRequestHead } from '#web/cart/quote-request/quote-request-head.tsx'
import { quoteRequestTotals, type QuoteRequestPosition } from '#web/cart/quote-request/quote-request-positions.ts'
import type { AddressLists } from '#web/customer/address/address-fields.ts'
import { AddressPair } from '#web/customer/registration/address-pair.tsx'
import { type ContactValues, pairLabelsOf } from '#web/customer/registration/address-pair-form.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { Field } from '#web/forms/field.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import type { FormResult } from '#web/forms/form-result.ts'
import { FORM_TOKEN } from '#web/places/form-token.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import css from './address-step.module.css'
import { GUEST_FORM } from './guest-form.ts'

interface AddressStepProps {
  /** Undefined while the shop is unreachable. */
  lines: readonly QuoteRequestPosition[]
  lists: AddressLists
  /** Initial values of the form. */
  values: ContactValues
  result: FormResult<'address', ContactValues> | undefined
  formToken: string | undefined
}

/** Step 2: contact, and the addresses for the quotation and later the goods. */
export function AddressStep({ lines, lists, values: begin, result, formToken }: AddressStepProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { values, errors, token } = result ?? { values: begin, errors: {}, token: formToken }
  const { text } = bindFields(GUEST_FORM.fields, values, errors)
  return (
    <div className={`wrap ${layout.page}`}>
      <QuoteRequestHead current={2} title={m.checkout_title()} />
      <div className={layout.grid}>
        <Form id="address" method="post" noValidate className={css.form}>
          <input type="hidden" name={FORM_TOKEN} value={token ?? formToken} />
          <FormErrors labelOf={pairLabelsOf(GUEST_FORM.fields)} result={result} />
          <p className={css.guest}>{m.checkout_guest_note()}</p>
          <FieldGroup legend={m.checkout_contact()}>
            <Field {...text('email')} inputMode="email" />
            <Field {...text('phone')} />
          </FieldGroup>
          <AddressPair {...{ values, errors, lists }} />
          <div className={layout.actions}>
            <Button type="submit" busy={busy}>
              {m.checkout_to_summary()}
            </Button>
            <Link to={paths.cart(getLocale())}>{m.checkout_back_to_products()}</Link>
          </div>
        </Form>
        {lines.length > 0 && (
          <QuoteRequestPanel totals={quoteRequestTotals(lines)}>
            <Button type="submit" form="address" wide busy={busy} className={layout.beside}>
              {m.checkout_to_summary()}
            </Button>
          </QuoteRequestPanel>
        )}
      </div>
    </div>
  )
}
