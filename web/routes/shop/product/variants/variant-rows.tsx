import { memo } from 'react'
import { splitRepeated } from '#contracts/shop/named-value.ts'
import { formatFixed } from '#web/i18n/format.ts'
import { priceText } from '#web/catalogue/product/price.ts'
import { StockMark } from '#web/catalogue/product/stock-mark.tsx'
import { VARIANT_FIELD } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import type { Variant } from './variant.ts'
import type { Column } from './variant-columns.ts'
import css from './variant-step.module.css'

interface VariantRowsProps {
  variants: readonly Variant[]
  shown: ReadonlySet<Variant>
  columns: readonly Column[]
  hasPrices: boolean
  chosen: string
}

/**
 * The number is the label of its radio button. The label covers its whole row, so that a tap anywhere chooses it; the
 * text itself stands above the cover, so that it can be selected and copied.
 */
export function VariantRows({ variants, shown, columns, hasPrices, chosen }: VariantRowsProps) {
  return (
    <tbody>
      {variants.map((variant) => (
        <VariantRow
          key={variant.id}
          variant={variant}
          isHidden={!shown.has(variant)}
          isChosen={variant.number === chosen}
          columns={columns}
          hasPrices={hasPrices}
        />
      ))}
    </tbody>
  )
}

interface VariantRowProps extends Pick<VariantRowsProps, 'columns' | 'hasPrices'> {
  variant: Variant
  isHidden: boolean
  isChosen: boolean
}

/** A filter draws only the rows again that it hides or shows, of perhaps a thousand. */
const VariantRow = memo(function VariantRow({ variant, isHidden, isChosen, columns, hasPrices }: VariantRowProps) {
  const { number, cells, colour, availability, price } = variant
  return (
    <tr hidden={isHidden}>
      <td>
        <input type="radio" id={`variant-${number}`} name={VARIANT_FIELD} value={number} defaultChecked={isChosen} />
      </td>
      <th scope="row">
        <label htmlFor={`variant-${number}`}>
          <span>{number}</span>
        </label>
      </th>
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} value={cells[index]} colour={colour} />
      ))}
      <td className={css.stock}>
        <StockMark {...availability} />
      </td>
      {hasPrices && <td className={css.number}>{priceText(price)}</td>}
    </tr>
  )
})

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Cell({
  column,
  value,
  colour,
}: {
  column: Column
  value: Variant['cells'][number] | undefined
  colour: string | undefined
}) {
  if (typeof value === 'number') {
    return (
      <td
        className={css.number}
        data-label={column.title ? `${capitalise(column.title)} ${column.label}` : column.label}
      >
        {formatFixed(value, column.digits)}
      </td>
    )
  }
  const { repeated, rest } = splitRepeated({ name: column.label, value: value ?? '' })
  return (
    <td>
      {column.swatch && colour && (
        <svg className={css.swatch} width="11" height="11" aria-hidden="true">
          <rect width="11" height="11" fill={colour} stroke="#1f1e1c" />
        </svg>
      )}
      {repeated && <span className={css.repeated}>{repeated}</span>}
      {rest}
    </td>
  )
}
