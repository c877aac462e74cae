import { paths } from '#web/app/paths.ts'
import { AlreadySignedIn } from '#web/customer/account/already-signed-in.tsx'
import { SignInFields } from '#web/customer/account/sign-in/sign-in-fields.tsx'
import type { SIGN_IN_FIELDS } from '#web/customer/account/sign-in/sign-in-form.ts'
import type { FormValues } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './route.module.css'

interface SignInScreenProps {
  /** The page that follows. */
  to: string | undefined
  /** Of a customer who is signed in already. */
  email: string | undefined
  hasCart: boolean
  result: FormResult<'sign-in', FormValues<keyof typeof SIGN_IN_FIELDS>> | undefined
}

/** Sign-in in full, with the other ways. */
export function SignInScreen({ to, email, hasCart, result }: SignInScreenProps) {
  const locale = getLocale()
  if (email !== undefined) return <AlreadySignedIn email={email} />
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{m.account_sign_in()}</h1>
      <div className={css.grid}>
        <div className={css.form}>
          {to !== undefined && !result && <Notice>{m.account_continue_note()}</Notice>}
          <SignInFields to={to} result={result} />
        </div>
        <div className={css.others}>
          <section>
            <h2>{m.account_none_yet()}</h2>
            <p>{m.account_none_yet_text()}</p>
            <ButtonLink variant="line" to={paths.register(locale, to)}>
              {m.account_create()}
            </ButtonLink>
          </section>
          <section>
            <h2>{m.account_once()}</h2>
            <p>{m.account_once_text()}</p>
            <ButtonLink variant="line" to={hasCart ? paths.checkout(locale) : paths.shop(locale)}>
              {m.account_as_guest()}
            </ButtonLink>
          </section>
        </div>
      </div>
    </div>
  )
}
