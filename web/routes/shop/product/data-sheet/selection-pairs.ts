import { formatFixed, formatNumber, formatWeight } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { measureName } from '#web/catalogue/product/measure-name.ts'
import { priceBasisText, priceNotes, priceText } from '#web/catalogue/product/price.ts'
import { stockText } from '#web/catalogue/product/stock-mark.tsx'
import { cutTolerance } from '#web/tools/cut-length/cut-tolerance.ts'
import type { DataSheetContent } from './data-sheet-content.ts'

const mm = (value: number) => `${formatNumber(value)}\u00a0mm`

const pairOf = (name: string, value: string | undefined) => (value ? [{ name, value }] : [])

/** The sheet's facts about the chosen variant; of a family only those that all variants share. */
export function selectionPairs({
  product,
  columns,
  common,
  chosen,
  length,
  cProfile,
  fitting,
  taxState,
}: DataSheetContent) {
  const shared = common.map(({ name, symbol, value, unit }) => ({
    name: measureName({ name, symbol }),
    value: `${formatNumber(value, 2)}\u00a0${unit}`,
  }))
  if (!chosen) return shared
  const own = columns.flatMap(({ label, title, unit, digits }, index) => {
    const cell = chosen.cells[index] ?? null
    if (cell === null) return []
    const name = title ? measureName({ name: title, symbol: label }) : label
    return [{ name, value: typeof cell === 'number' ? `${formatFixed(cell, digits)}\u00a0${unit ?? ''}`.trim() : cell }]
  })
  const { cut, price, weight, availability } = chosen
  const stock = stockText(availability, true)
  // Null where the standard has none for the chosen length.
  const pieceTolerance = cut && length !== undefined ? (cutTolerance(cut.tolerance, length) ?? null) : ''
  return [
    ...own,
    ...shared,
    ...(length === undefined ? [] : [{ name: m.product_cut(), value: mm(length) }]),
    ...(cut && pieceTolerance !== null
      ? [
          {
            name: length === undefined ? m.product_cut() : m.product_tolerance(),
            value:
              length === undefined
                ? m.sheet_cut_bounds({
                    min: formatNumber(cut.min),
                    max: formatNumber(cut.max),
                    step: formatNumber(cut.step),
                    tolerance: cut.tolerance,
                  })
                : pieceTolerance,
          },
        ]
      : []),
    ...(cProfile
      ? [{ name: m.product_c_profile(), value: [cProfile.number, ...cProfile.options].join(' · ') }]
      : fitting.length > 0
        ? [{ name: m.product_c_profile(), value: fitting.join(', ') }]
        : []),
    ...pairOf(m.product_manufacturer(), product.manufacturer),
    ...pairOf(m.product_manufacturer_number(), chosen.manufacturerNumber),
    ...pairOf(m.product_ean(), chosen.ean),
    ...pairOf(m.product_weight_of({ number: chosen.number }), weight ? formatWeight(weight) : undefined),
    ...pairOf(m.product_stock(), stock),
    {
      name: m.product_price(),
      value:
        price.unit === null
          ? priceText(price)
          : [
              `${priceText(price)} ${priceBasisText(taxState, cut !== undefined, product.pack?.one)}`,
              ...priceNotes(price),
            ].join(' · '),
    },
  ]
}
