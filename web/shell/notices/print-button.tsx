import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './print-button.module.css'

/** Needs scripts, so it is hidden without them. */
export const PrintButton = () => (
  <Button variant="quiet" className={css.print} onClick={() => window.print()}>
    <Icon name="print" />
    {m.checkout_print()}
  </Button>
)
