import type { FormField } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

/** The VAT number of a company. The shop stores a list of them; a form has the first. */
export const VAT_FIELD = { label: m.customer_vat_id, maxLength: 30 } satisfies FormField
