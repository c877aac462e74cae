import { memo } from 'react'
import { splitRepeated } from '#contracts/shop/named-value.ts'
import { isSold } from '#web/cart/purchase-bounds.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { formatFixed } from '#web/i18n/format.ts'
import { CompareTick } from '#web/catalogue/compare/compare-tick.tsx'
import { measureName } from '#web/catalogue/product/measure-name.ts'
import { priceText } from '#web/catalogue/product/price.ts'
import { StockMark } from '#web/catalogue/product/stock-mark.tsx'
import { VARIANT_FIELD } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import { PiecesField } from '#web/routes/shop/product/several/pieces-field.tsx'
import { piecesOfVariant } from '#web/routes/shop/product/several/several-form.ts'
import type { TableVariant } from './variant.ts'
import type { Column } from './variant-columns.ts'
import css from './variant-step.module.css'

/** Pieces beside each row, in place of the choice of one. */
export interface SeveralRows {
  /** With which the fields begin, by product number. */
  pieces: Readonly<Record<string, string>>
  /** By field id. */
  errors: FieldErrors
  /** Variants whose fields need no scripts; undefined if there are few enough in all. */
  plain: ReadonlySet<TableVariant> | undefined
}

interface VariantRowsProps {
  /** The others are not in the page. */
  variants: readonly TableVariant[]
  visible: ReadonlySet<TableVariant>
  columns: readonly Column[]
  hasPrices: boolean
  chosen: string
  several: SeveralRows | undefined
}

/**
 * The number is the label of its radio button or field. The label covers its whole row, so that a tap anywhere chooses
 * it; the text itself is above the cover, so that it can be selected and copied.
 */
export function VariantRows({ variants, visible, columns, hasPrices, chosen, several }: VariantRowsProps) {
  return (
    <tbody>
      {variants.map((variant) => (
        <TableRow
          key={variant.id}
          variant={variant}
          isHidden={!visible.has(variant)}
          isChosen={variant.number === chosen}
          columns={columns}
          hasPrices={hasPrices}
          {...(several && {
            isSeveral: true,
            pieces: several.pieces[variant.number],
            error: several.errors[piecesOfVariant(variant.number)],
            needsScripts: several.plain?.has(variant) === false,
          })}
        />
      ))}
    </tbody>
  )
}

interface TableRowProps extends Pick<VariantRowsProps, 'columns' | 'hasPrices'> {
  variant: TableVariant
  isHidden: boolean
  isChosen: boolean
  /** Has a field for pieces; the rest is about that field. */
  isSeveral?: boolean
  pieces?: string | undefined
  error?: string | undefined
  needsScripts?: boolean
}

/** A filter draws only the rows again that it hides or shows, of perhaps a thousand. */
const TableRow = memo(function TableRow(props: TableRowProps) {
  const { variant, isHidden, isChosen, columns, hasPrices, isSeveral = false, pieces, error, needsScripts } = props
  const { number, cells, colour, availability, price, purchase } = variant
  return (
    <tr hidden={isHidden}>
      <td>
        {isSeveral ? (
          <PiecesField
            {...{ number, pieces, error }}
            needsScripts={needsScripts ?? false}
            isSoldOut={!isSold(purchase)}
          />
        ) : (
          <input type="radio" id={`variant-${number}`} name={VARIANT_FIELD} value={number} defaultChecked={isChosen} />
        )}
      </td>
      <th scope="row">
        <label htmlFor={isSeveral ? piecesOfVariant(number) : `variant-${number}`}>
          <span translate="no">{number}</span>
        </label>
      </th>
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} value={cells[index]} colour={colour} />
      ))}
      <td className={css.stock}>
        <StockMark {...availability} />
      </td>
      {hasPrices && <td className={css.number}>{priceText(price)}</td>}
      {!isSeveral && (
        <td className={css.compare}>
          <CompareTick number={number} name={number} />
        </td>
      )}
    </tr>
  )
})

function Cell({
  column,
  value,
  colour,
}: {
  column: Column
  value: TableVariant['cells'][number] | undefined
  colour: string | undefined
}) {
  if (typeof value === 'number') {
    return (
      <td
        className={css.number}
        data-label={column.title ? measureName({ name: column.title, symbol: column.label }) : column.label}
      >
        {formatFixed(value, column.digits)}
      </td>
    )
  }
  const { repeated, rest } = splitRepeated({ name: column.label, value: value ?? '' })
  return (
    <td lang={column.choiceLanguages?.[value ?? '']}>
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
