import { filePaths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './data-sheets.module.css'

/** The data sheet of each item of a request once. It opens in a new tab, so that nothing typed here is lost. */
export function DataSheets({ lines }: { lines: readonly QuoteRequestPosition[] }) {
  const items = [...new Map(lines.map((line) => [line.productNumber, line])).values()].filter(({ pageId }) => pageId)
  if (items.length === 0) return null
  return (
    <details className={css.sheets} open={items.length <= MOST_OPEN}>
      <summary>{m.checkout_sheets_of_items({ count: items.length })}</summary>
      <ul>
        {items.map(({ productNumber, pageId }) => (
          <li key={productNumber}>
            <a
              href={`${filePaths.sheet(getLocale(), pageId)}?${new URLSearchParams({ variant: productNumber })}`}
              target="_blank"
              rel="noopener"
              type="application/pdf"
            >
              <Icon name="file" small />
              <span translate="no">{productNumber}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** More items than these are folded. */
const MOST_OPEN = 6
