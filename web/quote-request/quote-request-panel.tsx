import type { ReactNode } from 'react'
import { formatNumber, formatPrice } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { QuoteRequestTotals } from './quote-request-positions.ts'
import css from './quote-request-panel.module.css'

/** The quote request in figures, beside each of its pages. `children` is the button to the next step. */
export function QuoteRequestPanel({ totals, children }: { totals: QuoteRequestTotals; children?: ReactNode }) {
  const { positions, pieces, onRequest, priced, extras, shipping, total, net, taxState: tax = 'unknown' } = totals
  return (
    <aside className={css.panel} aria-labelledby="request-panel">
      <h2 id="request-panel">{m.cart_your_request()}</h2>
      <dl className={css.figures}>
        <Figure name={m.cart_positions()} value={formatNumber(positions)} />
        <Figure name={m.cart_quantity()} value={m.cart_pieces({ count: pieces })} />
        {onRequest < positions && <Figure name={m.cart_priced_items()} value={formatPrice(priced)} />}
        {extras.map(({ id, name, price }) => (
          <Figure key={id} name={name} value={formatPrice(price)} />
        ))}
        <Figure name={m.cart_shipping()} value={shipping > 0 ? formatPrice(shipping) : m.cart_shipping_by_offer()} />
        {net !== undefined && onRequest === 0 && (
          <Figure name={m.cart_total({ tax: 'net' })} value={formatPrice(net)} />
        )}
        <Figure name={m.cart_total({ tax })} value={onRequest > 0 ? m.cart_on_request() : formatPrice(total)} />
      </dl>
      {onRequest > 0 && <p className={css.onRequest}>{m.cart_positions_on_request({ count: onRequest })}</p>}
      <p className={css.note}>{m.cart_prices_note({ tax })}</p>
      {children}
    </aside>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
