import { formatFixed } from '#web/i18n/format.ts'
import { priceText } from '#web/catalogue/product/price.ts'
import { StockMark } from '#web/catalogue/product/stock-mark.tsx'
import { VARIANT } from '#web/routes/shop/product/quote-form/typed-request.ts'
import type { Version } from './version.ts'
import type { Column } from './version-columns.ts'
import css from './version-step.module.css'

interface VersionRowsProps {
  versions: readonly Version[]
  shown: ReadonlySet<Version>
  columns: readonly Column[]
  hasPrices: boolean
  chosen: string
}

/** The label of the radio button lies over its whole row: a click anywhere chooses it. */
export function VersionRows({ versions, shown, columns, hasPrices, chosen }: VersionRowsProps) {
  return (
    <tbody>
      {versions.map((version) => (
        <tr key={version.id} hidden={!shown.has(version)}>
          <td>
            <input
              type="radio"
              id={`version-${version.number}`}
              name={VARIANT}
              value={version.number}
              defaultChecked={version.number === chosen}
            />
            <label htmlFor={`version-${version.number}`}>{version.number}</label>
          </td>
          <th scope="row">{version.number}</th>
          {columns.map((column, index) => (
            <Cell key={column.key} column={column} value={version.cells[index]} colour={version.colour} />
          ))}
          <td className={css.stock}>
            <StockMark {...version.availability} />
          </td>
          {hasPrices && <td className={css.number}>{priceText(version.price)}</td>}
        </tr>
      ))}
    </tbody>
  )
}

function Cell({
  column,
  value,
  colour,
}: {
  column: Column
  value: Version['cells'][number] | undefined
  colour: string | undefined
}) {
  if (typeof value === 'number') {
    return (
      <td className={css.number} data-label={column.label}>
        {formatFixed(value, column.digits)}
      </td>
    )
  }
  return (
    <td>
      {column.swatch && colour && (
        <svg className={css.swatch} width="11" height="11" aria-hidden="true">
          <rect width="11" height="11" fill={colour} stroke="#1f1e1c" />
        </svg>
      )}
      {value}
    </td>
  )
}
