import { formatFixed, formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { ComparedStock } from './compare-stocks.ts'
import css from './stock-comparison.module.css'

interface StockComparisonProps {
  /** With the address of the plan that has the item instead. */
  stocks: readonly (ComparedStock & { address: string })[]
  /** Item number of the plan that is shown. */
  shown: string
}

/** The need of the same pieces in other delivered lengths. */
export function StockComparison({ stocks, shown }: StockComparisonProps) {
  return (
    <div className={css.frame} data-print="no">
      <table className={css.table}>
        <caption>{m.cuts_stocks()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.cuts_item()}</th>
            <th scope="col">{m.cuts_bars()}</th>
            <th scope="col">{m.cuts_use()}</th>
            <th scope="col">{m.cuts_stocks_material()}</th>
          </tr>
        </thead>
        <tbody>
          {stocks.map(({ number, bar, bars, stock, cut, isLeast, address }) => (
            <tr key={number} aria-current={number === shown || undefined}>
              <th scope="row">
                {number === shown ? (
                  <>
                    {number} <span className={css.note}>({m.cuts_stocks_shown()})</span>
                  </>
                ) : (
                  <Link to={address}>{number}</Link>
                )}
              </th>
              <td>{m.cuts_bars_value({ bars: formatNumber(bars), length: `${formatNumber(bar)}\u00a0mm` })}</td>
              <td>{`${formatFixed((100 * cut) / stock, 1)}\u00a0%`}</td>
              <td>
                {`${formatNumber(stock / 1000, 1)}\u00a0m`}{' '}
                {isLeast && <span className={css.note}>({m.cuts_stocks_least()})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
