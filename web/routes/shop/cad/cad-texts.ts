import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { nearestLength } from '#web/tools/cut-length/cut-rules.ts'
import { parseCutLength } from '#web/tools/cut-length/parse-cut-length.ts'
import type { CadErrors, CadField, CadPart } from '#web/tools/cad/cad-choice.ts'

/** The bounds of a length or width; undefined if the variant has none. */
export function cadBounds({ cut, format }: Pick<CadPart, 'cut' | 'format'>, field: 'length' | 'width') {
  if (field === 'length' && cut) return cut
  return format && { ...format[field], step: format.step }
}

/** The error of each field, with the nearest possible value. */
export function cadErrorTexts(
  part: CadPart,
  errors: CadErrors,
  typed: URLSearchParams,
): Partial<Record<CadField, string>> {
  const texts: Partial<Record<CadField, string>> = {}
  for (const field of ['length', 'width'] as const) {
    const error = errors[field]
    const bounds = cadBounds(part, field)
    if (error === undefined) continue
    if (!bounds || error === 'not-possible') texts[field] = m.cad_error_not_possible()
    else {
      const nearest = formatNumber(nearestLength(bounds, parseCutLength(bounds, typed.get(field) ?? '')))
      texts[field] = m.cad_error_length({ min: formatNumber(bounds.min), max: formatNumber(bounds.max), nearest })
    }
  }
  if (errors['c-profile']) texts['c-profile'] = m.cad_error_c_profile()
  return texts
}
