import { z } from 'zod'
import { typedText } from './typed-text.ts'

/** More than a company registers for; each has at most 14 characters in the European Union. */
const [MOST_IDS, LONGEST_ID] = [10, 50]

/**
 * VAT ids of a company, without empty ones, as a Shopware reads them; undefined if none are sent. No country of ours
 * demands a pattern (`checkVatIdPattern`). Violations name the whole list.
 */
export const vatIdsSchema = z
  .unknown()
  .optional()
  .transform((given, { addIssue }): string[] | undefined => {
    if (given === undefined || given === null) return undefined
    const read = z.array(typedText).safeParse(given)
    if (read.data === undefined) {
      addIssue({ code: 'custom', message: 'INVALID_TYPE_ERROR' })
      return z.NEVER
    }
    const ids = read.data.filter((id) => id !== '')
    const bounded = { code: 'too_big', inclusive: true, input: given } as const
    if (ids.length > MOST_IDS) {
      addIssue({ ...bounded, origin: 'array', maximum: MOST_IDS, message: 'TOO_MANY_ERROR' })
    }
    if (ids.some(({ length }) => length > LONGEST_ID)) {
      addIssue({ ...bounded, origin: 'string', maximum: LONGEST_ID, message: 'TOO_LONG_ERROR' })
    }
    return ids
  })
