import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { classNames } from '#web/ui/class-names.ts'
import css from './block.module.css'

type TableElement = BlockProps<'table'>['element']

/** A table of texts. One that is wider than the screen scrolls separately, also by keyboard. */
export const TableBlock = ({ element, context }: BlockProps<'table'>) => (
  <BlockSection element={element} context={context}>
    {element.rows.length > 0 && (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className={css.scroll} tabIndex={0} role="region" aria-labelledby={nameOf(element)}>
        <Rows element={element} />
      </div>
    )}
  </BlockSection>
)

const nameOf = ({ id, caption, header }: TableElement): string | undefined => {
  if (caption !== '') return `c${id}-caption`
  return header.text === '' ? undefined : `c${id}-h`
}

function Rows({ element }: { element: TableElement }) {
  const { id, caption, rows, headers, hasFooter } = element
  const head = headers === 'top' ? rows.slice(0, 1) : []
  const foot = hasFooter ? rows.slice(Math.max(head.length, rows.length - 1)) : []
  const body = rows.slice(head.length, rows.length - foot.length)
  const line = (cells: readonly string[], index: number) => (
    <tr key={index}>
      {cells.map((cell, column) => {
        const content = <CellText text={cell} />
        const numeric = isNumeric(cell) ? css.number : undefined
        if (headers === 'left' && column === 0)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- cells have no other identity
            <th key={column} scope="row">
              {content}
            </th>
          )
        return (
          // oxlint-disable-next-line react/no-array-index-key -- cells have no other identity
          <td key={column} className={numeric}>
            {content}
          </td>
        )
      })}
    </tr>
  )
  return (
    <table className={classNames(css.table, 'num')}>
      {caption !== '' && <caption id={`c${id}-caption`}>{caption}</caption>}
      {head.length > 0 && (
        <thead>
          {head.map((cells) => (
            <tr key="head">
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells have no other identity
                <th key={column} scope="col">
                  <CellText text={cell} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
      )}
      <tbody>{body.map(line)}</tbody>
      {foot.length > 0 && <tfoot>{foot.map(line)}</tfoot>}
    </table>
  )
}

/** Editors break lines in cells. */
const CellText = ({ text }: { text: string }) =>
  text.split(/\r?\n/).map((part, index) => [index > 0 && <br key={part} />, part])

/** A number with its unit or sign: `0,93`, `−40 °C`, `± 0.5 mm`. */
const isNumeric = (text: string): boolean => /^[±<>≤≥~+−-]?\s?[\d.,\u00a0]+(\s?\S{1,5})?$/.test(text.trim())
