import { Form, useNavigation } from 'react-router'
import type { Attachment } from '#contracts/attachments/attachments.ts'
import type { Customer } from '#contracts/shop/customer.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import layout from '#web/quote-request/quote-request-layout.module.css'
import { RequestAttachments } from '#web/cart/attachments/quote-request-attachments.tsx'
import { PositionsTable } from '#web/quote-request/positions-table.tsx'
import { QuoteRequestPanel } from '#web/quote-request/quote-request-panel.tsx'
import { QuoteRequestHead } from '#web/quote-request/quote-request-head.tsx'
import type { ShopSums } from '#web/quote-request/shop-sums.ts'
import { quoteRequestTotals, type QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextareaField } from '#web/forms/field.tsx'
import { FieldCell, FieldGroup } from '#web/forms/field-group.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import { labelsOf, missingOf } from '#web/forms/form-fields.ts'
import { useOpenErrors } from '#web/forms/use-open-errors.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { CarriedFields, CarriedInputPlace } from '#web/forms/unsent/carried-fields.tsx'
import type { CarriedInput } from '#web/forms/unsent/carried-input.ts'
import { useUnsentInput } from '#web/forms/unsent/use-unsent-input.ts'
import { EnterButton, type LeftForm, WayButton } from '#web/forms/unsent/way-button.tsx'
import { CUSTOMER_FIELD } from '#web/customer/account/again/session-over.ts'
import { AddressBlock } from '#web/customer/address/address-block.tsx'
import type { VatFact } from '#web/customer/vat/vat-fact.server.ts'
import { LostLines } from '#web/cart/lost-lines.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Confirmations } from './confirmations.tsx'
import { SUMMARY_FORM, type SummaryValues } from './summary-form.ts'
import css from './summary-step.module.css'

const FORM: LeftForm = { id: 'summary', name: 'summary' }

interface SummaryStepProps {
  lines: readonly QuoteRequestPosition[]
  sums: ShopSums | undefined
  /** The shop's messages about the cart: what it has changed, and why it would refuse it. */
  notices: readonly string[]
  /** Product numbers that the shop took out. */
  lost: readonly string[]
  attachments: readonly Attachment[]
  carried: CarriedInput
  /** Undefined, as the lines are, while the shop is unreachable. */
  guest: Customer | undefined
  vat?: VatFact | undefined
  /** Identifies the request that this page shows. */
  quoteRequestKey: string | undefined
  result: FormResult<'summary', SummaryValues> | undefined
}

/** Step 3: a summary, the confirmations and the button that sends the request. */
export const SummaryStep = ({ carried, ...step }: SummaryStepProps) => (
  <CarriedInputPlace carried={carried} customerId={step.guest?.guest ? undefined : step.guest?.id}>
    <Summary {...step} />
  </CarriedInputPlace>
)

function Summary({
  lines,
  sums,
  notices,
  lost,
  attachments,
  guest,
  vat,
  quoteRequestKey,
  result,
}: Omit<SummaryStepProps, 'carried'>) {
  const locale = getLocale()
  const busy = useNavigation().formMethod === 'POST'
  const unsent = useUnsentInput('summary', {
    owner: guest && !guest.guest ? guest.id : '',
    isAnswered: result !== undefined,
  })
  const values: SummaryValues = result?.values ?? SUMMARY_FORM.read(unsent.input ?? new FormData())
  const { errors, onInput } = useOpenErrors(result?.errors)
  const { text } = bindFields(SUMMARY_FORM.fields, values, errors)
  // A refusal names its reasons itself.
  const isUnsaid = (notice: string) => !result?.notice?.includes(notice)
  const billing = guest?.defaultBillingAddress
  const shipping = guest?.defaultShippingAddress
  const change = (to: string, what: string) => (
    <WayButton to={to} form={FORM} aria-label={m.checkout_change_of({ what })}>
      {m.checkout_change()}
    </WayButton>
  )
  return (
    <div className={`wrap ${layout.page}`}>
      <EnterButton form={FORM.id} isBusy={busy} />
      <QuoteRequestHead current={3} title={m.checkout_title()} form={FORM} />
      <LostLines numbers={lost} />
      {notices.filter(isUnsaid).map((notice) => (
        <Notice key={notice} tone="warn" title={notice} />
      ))}
      <FormErrors labelOf={labelsOf(SUMMARY_FORM.fields)} missingOf={missingOf(SUMMARY_FORM.fields)} result={result} />
      <Form
        key={unsent.key}
        {...unsent.form}
        onInput={onInput}
        id={FORM.id}
        method="post"
        action={paths.checkout(locale, 'summary')}
        noValidate
        className={layout.grid}
      >
        <CarriedFields />
        <input type="hidden" name="intent" value="send" />
        {guest && !guest.guest && <input type="hidden" name={CUSTOMER_FIELD} value={guest.id} />}
        <input type="hidden" name="key" value={quoteRequestKey ?? values.key} />
        <div>
          {guest && (
            <>
              <section className={css.part}>
                <header>
                  <h2>{m.checkout_products()}</h2>
                  {change(paths.cart(locale), m.checkout_products())}
                </header>
                <PositionsTable lines={lines} attachments={attachments} />
                <RequestAttachments attachments={attachments} />
              </section>
              <div className={css.two}>
                <section className={css.part}>
                  <header>
                    <h2>{m.checkout_billing()}</h2>
                    {change(paths.checkout(locale), m.checkout_billing())}
                  </header>
                  <AddressBlock address={billing} email={guest.email} />
                  {vat && <p>{`${vat.name}: ${vat.value}`}</p>}
                </section>
                <section className={css.part}>
                  <header>
                    <h2>{m.checkout_delivery()}</h2>
                    {change(paths.checkout(locale), m.checkout_delivery())}
                  </header>
                  {shipping && shipping.id !== billing?.id ? (
                    <AddressBlock address={shipping} />
                  ) : (
                    <p>{m.checkout_same_as_billing()}</p>
                  )}
                </section>
              </div>
            </>
          )}
          <section className={css.details}>
            <FieldGroup legend={m.checkout_details()}>
              <Field {...text('orderNumber')} />
              <Field {...text('wishedDate')} />
              <FieldCell width="whole">
                <TextareaField {...text('comment')} />
              </FieldCell>
            </FieldGroup>
          </section>
          <Confirmations values={values} errors={errors} lines={lines} />
          <div className={layout.actions}>
            <Button type="submit" busy={busy}>
              {busy ? m.checkout_sending() : m.checkout_send()}
            </Button>
            <WayButton to={paths.checkout(locale)} form={FORM}>
              {m.checkout_back()}
            </WayButton>
          </div>
        </div>
        {guest && (
          <QuoteRequestPanel totals={quoteRequestTotals(lines, sums)}>
            <Button type="submit" wide busy={busy} className={layout.beside}>
              {busy ? m.checkout_sending() : m.checkout_send()}
            </Button>
            <p className={css.legal}>{m.checkout_non_binding()}</p>
          </QuoteRequestPanel>
        )}
      </Form>
    </div>
  )
}
