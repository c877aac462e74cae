import { type CheckoutMode, paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { type LeftForm, WayButton } from '#web/forms/unsent/way-button.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './checkout-modes.module.css'

const LABELS = { guest: m.checkout_as_guest, customer: m.checkout_as_customer, new: m.checkout_as_new }
const ORDER: readonly CheckoutMode[] = ['guest', 'customer', 'new']

interface CheckoutModesProps {
  current: CheckoutMode
  /** The form that is left for another mode. */
  form: LeftForm | undefined
}

const IN_PLACE = { preventScrollReset: true, replace: true }

/** How a visitor goes on: as a guest, with an account or with a new one. Each way works without scripts. */
export const CheckoutModes = ({ current, form }: CheckoutModesProps) => (
  <nav className={css.modes} aria-label={m.checkout_ways()}>
    <ul>
      {ORDER.map((mode) => (
        <li key={mode}>
          {form && mode !== current ? (
            <WayButton to={paths.checkoutAs(getLocale(), mode)} form={form} options={IN_PLACE}>
              {LABELS[mode]()}
            </WayButton>
          ) : (
            <Link
              to={paths.checkoutAs(getLocale(), mode)}
              aria-current={mode === current ? 'true' : undefined}
              {...IN_PLACE}
            >
              {LABELS[mode]()}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
