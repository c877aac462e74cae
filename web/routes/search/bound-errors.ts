import { m } from '#web/i18n/messages.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { boundName, parseBound, type TypedBounds } from '#web/search/search-query.ts'

/** Errors of typed bounds, by the name of the field. */
export function boundErrors(ranges: Record<string, TypedBounds>): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [key, typed] of Object.entries(ranges)) {
    const [min, max] = [parseBound(typed.min), parseBound(typed.max)]
    if (Number.isNaN(min)) errors[boundName('min', key)] = m.search_not_a_number()
    if (Number.isNaN(max)) errors[boundName('max', key)] = m.search_not_a_number()
    if (min !== undefined && max !== undefined && max < min) errors[boundName('max', key)] = m.search_not_a_range()
  }
  return errors
}
