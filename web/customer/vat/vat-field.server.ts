import { z } from 'zod'
import type { Country } from '#contracts/shop/customer.ts'
import { fieldSchema } from '#web/forms/action/form-schema.server.ts'
import { m } from '#web/i18n/messages.ts'
import { VAT_FIELD } from './vat-field.ts'
import { readVatId } from './vat-id.ts'

/** The VAT number beside an address, as it is stored; empty for none. */
export const vatSchema = (countries: readonly Country[]) =>
  z
    .object({ vatId: fieldSchema(VAT_FIELD), countryId: z.string().optional() })
    .transform(({ vatId = '', countryId }, { addIssue }) => {
      if (vatId === '') return { vatId }
      const { value, example = '' } = readVatId(vatId, countries.find(({ id }) => id === countryId)?.iso)
      if (value !== undefined) return { vatId: value }
      addIssue({ code: 'custom', path: ['vatId'], message: m.customer_vat_id_invalid({ example }) })
      return z.NEVER
    })
