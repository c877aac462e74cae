import { Fragment, type ReactNode } from 'react'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { useDocumentPage } from '#web/app/use-document-page.ts'
import { CheckField } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import type { DocumentPage } from '#contracts/company.ts'
import { bindFields } from '#web/forms/bind-fields.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import type { QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import { DataSheets } from './data-sheets.tsx'
import { CONFIRMATIONS, type Confirmation, SUMMARY_FORM, type SummaryValues } from './summary-form.ts'
import css from './summary-step.module.css'

interface ConfirmationsProps {
  values: SummaryValues
  errors: FieldErrors
  /** The lines of the request, whose data sheets are confirmed. */
  lines: readonly QuoteRequestPosition[]
}

/** The boxes that the visitor must tick, each with what it confirms. None is ticked beforehand. */
export function Confirmations({ values, errors, lines }: ConfirmationsProps) {
  const { box } = bindFields(SUMMARY_FORM.fields, values, errors)
  const labels: Record<Confirmation, ReactNode> = {
    terms: (
      <Confirmed
        before={m.checkout_terms_before()}
        link={m.checkout_terms_link()}
        page="terms"
        after={m.checkout_terms_after()}
      />
    ),
    'data-sheets': m.checkout_data_sheets(),
    handling: (
      <Confirmed
        before={m.checkout_handling_before()}
        link={m.checkout_handling_link()}
        page="handling"
        after={m.checkout_handling_after()}
      />
    ),
  }
  return (
    <fieldset className={css.confirm}>
      <legend>{m.checkout_confirm()}</legend>
      <RequiredNote />
      {CONFIRMATIONS.map((name) => (
        <Fragment key={name}>
          <CheckField {...box(name)} label={labels[name]} />
          {name === 'data-sheets' && <DataSheets lines={lines} />}
        </Fragment>
      ))}
    </fieldset>
  )
}

interface ConfirmedProps {
  before: string
  link: string
  page: DocumentPage
  after: string
}

/** A label with a link. The page opens in a new tab, so that nothing typed here is lost. */
const Confirmed = ({ before, link, page, after }: ConfirmedProps) => (
  <>
    {before}{' '}
    <a href={useDocumentPage(page, getLocale())} target="_blank" rel="noopener">
      {link}
    </a>
    {after === '.' ? after : ` ${after}`}
  </>
)
