import { priceAt } from '#web/catalogue/product/price.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { formatPrice } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import type { SeveralValues } from './several-form.ts'

/** Lines that the panel names; of the others it says how many they are. */
const MOST_NAMED = 8

interface SeveralSummary {
  /** Variants with pieces. */
  count: number
  /** "3 versions, 14 pieces"; undefined while there are none. */
  amount: string | undefined
  /** Product number and pieces, in the order of the table. */
  lines: { number: string; pieces: string }[]
  /** How many more there are. */
  more: number
  /** Of all pieces together; on request if one of them is, or if a number of pieces cannot be read. */
  price: string
}

/** The panel's summary of the pieces while they are typed. */
export function summariseSeveral({ pieces }: SeveralValues, variants: readonly Variant[]): SeveralSummary {
  const chosen = variants.flatMap((variant) => {
    const typed = parseNumber(pieces[variant.number] ?? '0')
    const quantity = Number.isInteger(typed) ? typed : Number.NaN
    return quantity === 0 ? [] : [{ variant, quantity }]
  })
  const known = chosen.filter(({ quantity }) => !Number.isNaN(quantity))
  const total = known.reduce((sum, { quantity }) => sum + quantity, 0)
  const cents = chosen.map(({ variant, quantity }) => {
    const { unit } = priceAt(variant.price, quantity)
    return unit === null ? Number.NaN : Math.round(Number((unit * quantity * 100).toPrecision(12)))
  })
  const sum = cents.reduce((all, one) => all + one, 0)
  return {
    count: chosen.length,
    amount:
      chosen.length > 0
        ? `${m.product_several_chosen({ count: chosen.length })}, ${m.product_pieces({ count: total })}`
        : undefined,
    lines: chosen.slice(0, MOST_NAMED).map(({ variant: { number }, quantity }) => ({
      number,
      pieces: Number.isNaN(quantity) ? '–' : m.product_pieces({ count: quantity }),
    })),
    more: Math.max(0, chosen.length - MOST_NAMED),
    price: chosen.length === 0 || Number.isNaN(sum) ? m.product_price_on_request() : formatPrice(sum / 100),
  }
}
