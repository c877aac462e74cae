import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import css from './already-signed-in.module.css'

/** In place of sign-in and registration for a customer who is signed in. */
export const AlreadySignedIn = ({ email }: { email: string }) => (
  <div className={`wrap ${css.page}`}>
    <h1>{m.account_already()}</h1>
    <p>{m.account_already_text({ email })}</p>
    <p className={css.row}>
      <ButtonLink to={paths.account(getLocale())}>{m.account_to_account()}</ButtonLink>
    </p>
  </div>
)
