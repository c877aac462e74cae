import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { checkLength, type LengthError, nearestLength } from './cut-rules.ts'

export type Format = NonNullable<ProductFacts['format']>

/** A side of a sheet that the buyer chooses; also the name of its field. */
export type Side = 'width' | 'length'

/** Bounds of one side of a sheet in the shape of a cut's, so that one rule checks both. */
export const sideOf = (format: Format, side: Side) => ({ ...format[side], step: format.step })

export const checkSide = (format: Format, side: Side, mm: number): LengthError | undefined =>
  checkLength(sideOf(format, side), mm)

/** Error text for a side of a sheet, with its bounds; undefined if it can be cut. NaN is a missing side. */
export function sideErrorText(format: Format, side: Side, mm: number): string | undefined {
  const bounds = sideOf(format, side)
  const error = checkLength(bounds, mm)
  if (error === undefined) return undefined
  if (error === 'off-step') {
    return m.product_error_step({
      step: formatNumber(bounds.step),
      nearest: formatNumber(nearestLength(bounds, mm)),
    })
  }
  return m.product_error_range({ min: formatNumber(bounds.min), max: formatNumber(bounds.max) })
}
