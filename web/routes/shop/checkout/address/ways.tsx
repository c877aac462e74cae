import { Link } from 'react-router'
import { type CheckoutWay, paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import css from './ways.module.css'

const WAYS = { guest: m.checkout_as_guest, customer: m.checkout_as_customer, new: m.checkout_as_new }
const ORDER: readonly CheckoutWay[] = ['guest', 'customer', 'new']

/** How a visitor goes on: as a guest, with an account or with a new one. Links, so that they work without scripts. */
export const Ways = ({ current }: { current: CheckoutWay }) => (
  <nav className={css.ways} aria-label={m.checkout_ways()}>
    <ul>
      {ORDER.map((way) => (
        <li key={way}>
          <Link
            to={paths.checkoutAs(getLocale(), way)}
            aria-current={way === current ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {WAYS[way]()}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
