import { m } from '#web/i18n/messages.ts'
import css from './cart-badge.module.css'

/** A phone's header has no room for more digits. */
const MOST_SHOWN = 9999

/** Pieces of the cart, beside the link to it. */
export function CartBadge({ count }: { count: number }) {
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="vh">{m.shell_cart_count({ count })}</span>
    </span>
  )
}
