import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { checkLength, nearestLength } from '#web/tools/cut-length/cut-rules.ts'
import { parseLength } from '#web/tools/cut-length/parse-length.ts'
import { sideOf } from './check-addition.ts'
import type { Side } from './whole-sheet.ts'

/** Names what a side of a sheet can be; undefined if the typed one can be cut. */
export function sideErrorText(format: NonNullable<Variant['format']>, side: Side, typed: string): string | undefined {
  const bounds = sideOf(format, side)
  const error = checkLength(bounds, parseLength(typed))
  if (error === undefined) return undefined
  if (error === 'off-step') {
    const nearest = formatNumber(nearestLength(bounds, parseLength(typed)))
    return m.product_error_step({ step: formatNumber(bounds.step), nearest })
  }
  return m.product_error_range({ min: formatNumber(bounds.min), max: formatNumber(bounds.max) })
}
