import type { ReactNode } from 'react'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { CheckField } from '#web/forms/field.tsx'
import { CONFIRMATIONS, type Confirmation } from './confirmation-names.ts'
import { documentPages } from './document-pages.ts'
import css from './summary-step.module.css'

interface ConfirmationsProps {
  confirmed: readonly Confirmation[]
  errors: Partial<Record<Confirmation | 'comment', string>>
}

/** Each of them must be ticked, by the visitor and in this place: none is ticked beforehand. */
export function Confirmations({ confirmed, errors }: ConfirmationsProps) {
  const locale = getLocale()
  const pages = documentPages[locale]
  const labels: Record<Confirmation, ReactNode> = {
    terms: (
      <Confirmed
        before={m.checkout_terms_before()}
        link={m.checkout_terms_link()}
        to={pages.terms}
        after={m.checkout_terms_after()}
      />
    ),
    'data-sheets': m.checkout_data_sheets(),
    handling: (
      <Confirmed
        before={m.checkout_handling_before()}
        link={m.checkout_handling_link()}
        to={pages.handling}
        after={m.checkout_handling_after()}
      />
    ),
  }
  return (
    <fieldset className={css.confirm}>
      <legend>{m.checkout_confirm()}</legend>
      {CONFIRMATIONS.map((name) => (
        <CheckField
          key={name}
          name={name}
          required
          label={labels[name]}
          defaultChecked={confirmed.includes(name)}
          error={errors[name]}
        />
      ))}
    </fieldset>
  )
}

/** The page opens beside the form, so that nothing typed here is lost. */
const Confirmed = ({ before, link, to, after }: { before: string; link: string; to: string; after: string }) => (
  <>
    {before}{' '}
    <a href={paths.content(getLocale(), to)} target="_blank" rel="noopener">
      {link}
    </a>
    {after === '.' ? after : ` ${after}`}
  </>
)
