import { Form, Link, useNavigation } from 'react-router'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { FORM_TOKEN } from '#web/places/form-token.tsx'
import layout from '#web/cart/quote-request/request-layout.module.css'
import { RequestPanel } from '#web/cart/quote-request/request-panel.tsx'
import { RequestHead } from '#web/cart/quote-request/request-steps.tsx'
import { requestTotals, type RequestLine } from '#web/cart/quote-request/request.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, Field } from '#web/forms/field.tsx'
import { ErrorSummary } from '#web/forms/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AddressFields } from './address-fields.tsx'
import css from './address-step.module.css'
import type { AddressField, AddressLists, AddressValues } from './address.ts'
import { fieldLabel } from './field-label.ts'
import type { AddressAnswer } from '#web/routes/shop/checkout/route.tsx'

interface AddressStepProps {
  /** None while the shop cannot be asked. */
  lines: RequestLine[]
  lists: AddressLists
  /** Of a guest who comes back. */
  values: AddressValues | undefined
  answer: Omit<AddressAnswer, 'kind'> | undefined
  formToken: string | undefined
}

/** Step 2: who asks, and where the answer and later the goods go. */
export function AddressStep({ lines, lists, values: known, answer, formToken }: AddressStepProps) {
  const busy = useNavigation().formMethod === 'POST'
  const home = lists.countries.find(({ iso }) => iso === 'DE') ?? lists.countries[0]
  const values: AddressValues = answer?.values ??
    known ?? { sameAddress: 'on', countryId: home?.id ?? '', 'delivery.countryId': home?.id ?? '' }
  const errors = answer?.errors ?? {}
  const named = Object.keys(errors) as AddressField[]
  return (
    <div className={`wrap ${layout.page}`}>
      <RequestHead current={2} title={m.checkout_title()} />
      <div className={layout.grid}>
        <Form id="address" method="post" noValidate className={css.form}>
          <input type="hidden" name={FORM_TOKEN} value={answer?.formToken ?? formToken} />
          {answer?.form && <Notice tone="error" title={answer.form} />}
          <ErrorSummary
            title={m.checkout_check_fields({ count: named.length })}
            errors={named.map((name) => ({ id: name, label: `${fieldLabel(name)}: ${errors[name] ?? ''}` }))}
          />
          <p className={css.guest}>{m.checkout_guest_note()}</p>
          <fieldset className={css.group}>
            <legend>{m.checkout_contact()}</legend>
            <div className={css.fields}>
              <Field
                label={m.checkout_email()}
                name="email"
                type="email"
                autoComplete="email"
                inputMode="email"
                required
                defaultValue={values.email}
                error={errors.email}
                maxLength={254}
              />
              <Field
                label={m.checkout_phone()}
                name="phone"
                type="tel"
                autoComplete="tel"
                optional={m.checkout_optional()}
                hint={m.checkout_phone_hint()}
                defaultValue={values.phone}
                error={errors.phone}
                maxLength={40}
              />
            </div>
          </fieldset>
          <AddressFields prefix="" legend={m.checkout_billing()} {...{ values, errors, lists }} />
          <div className={css.same}>
            <CheckField
              label={m.checkout_same_address()}
              name="sameAddress"
              defaultChecked={values.sameAddress === 'on'}
            />
          </div>
          <div className={css.delivery}>
            <AddressFields prefix="delivery." legend={m.checkout_delivery()} {...{ values, errors, lists }} />
          </div>
          <div className={layout.actions}>
            <Button type="submit" busy={busy}>
              {m.checkout_to_summary()}
            </Button>
            <Link to={paths.cart(getLocale())}>{m.checkout_back_to_products()}</Link>
          </div>
        </Form>
        {lines.length > 0 && (
          <RequestPanel totals={requestTotals(lines)}>
            <Button type="submit" form="address" wide busy={busy} className={layout.beside}>
              {m.checkout_to_summary()}
            </Button>
          </RequestPanel>
        )}
      </div>
    </div>
  )
}
