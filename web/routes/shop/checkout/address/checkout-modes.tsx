import { type CheckoutMode, paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import css from './checkout-modes.module.css'

const LABELS = { guest: m.checkout_as_guest, customer: m.checkout_as_customer, new: m.checkout_as_new }
const ORDER: readonly CheckoutMode[] = ['guest', 'customer', 'new']

/** How a visitor goes on: as a guest, with an account or with a new one. Links, so that they work without scripts. */
export const CheckoutModes = ({ current }: { current: CheckoutMode }) => (
  <nav className={css.modes} aria-label={m.checkout_ways()}>
    <ul>
      {ORDER.map((mode) => (
        <li key={mode}>
          <Link
            to={paths.checkoutAs(getLocale(), mode)}
            aria-current={mode === current ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {LABELS[mode]()}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
