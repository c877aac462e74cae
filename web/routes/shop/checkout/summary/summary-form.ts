import { type Form, type FormFields, type FormValues, namesOf, readValues } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

/** Confirmations that a quote request needs. */
export const CONFIRMATIONS = ['terms', 'data-sheets', 'handling'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

const SUMMARY_FIELDS: FormFields<'orderNumber' | 'wishedDate' | 'comment' | Confirmation> = {
  orderNumber: { label: m.checkout_order_number, maxLength: 60 },
  wishedDate: { label: m.checkout_wished_date, maxLength: 10, type: 'date' },
  comment: { label: m.checkout_comment, maxLength: 4000, hint: m.checkout_comment_hint },
  terms: { label: m.checkout_terms, missing: m.checkout_terms_missing, maxLength: 2, required: true },
  'data-sheets': {
    label: m.checkout_data_sheets_name,
    missing: m.checkout_data_sheets_missing,
    maxLength: 2,
    required: true,
  },
  handling: { label: m.checkout_handling, missing: m.checkout_handling_missing, maxLength: 2, required: true },
}

/** `key` identifies the request that the page showed. */
export type SummaryValues = FormValues<keyof typeof SUMMARY_FIELDS> & { key: string }

export const SUMMARY_FORM = {
  id: 'summary',
  fields: SUMMARY_FIELDS,
  read: (posted): SummaryValues => ({
    ...readValues(posted, SUMMARY_FIELDS),
    key: String(posted.get('key') ?? ''),
  }),
  secrets: [],
  order: namesOf(SUMMARY_FIELDS),
} satisfies Form<'summary', SummaryValues> & { fields: FormFields }
