import { m } from '#web/i18n/messages.ts'
import css from './cart-badge.module.css'

/** Positions of the cart, beside the link to it. */
export function CartBadge({ count }: { count: number }) {
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{m.shell_cart_count({ count })}</span>
    </span>
  )
}
