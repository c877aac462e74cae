import { paths } from '#web/app/paths.ts'
import { AlreadySignedIn } from '#web/customer/account/already-signed-in.tsx'
import type { AddressLists, AddressValues } from '#web/customer/address/address-fields.ts'
import type { SentConfirmation } from '#web/customer/registration/register.server.ts'
import { RegistrationFields } from '#web/customer/registration/registration-fields.tsx'
import type { RegistrationValues } from '#web/customer/registration/registration-form.ts'
import { SentConfirmationNotice } from '#web/customer/registration/sent-confirmation.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import css from './route.module.css'

interface RegisterScreenProps {
  to: string | undefined
  /** E-mail address of a customer who is signed in already. */
  signedInAs: string | undefined
  lists: AddressLists
  /** Values of an empty address. */
  country: AddressValues
  formToken: string
  hasCart: boolean
  result: FormResult<'registration', RegistrationValues, SentConfirmation> | undefined
}

export function RegisterScreen({ to, signedInAs, lists, country, formToken, hasCart, result }: RegisterScreenProps) {
  const form = (
    <RegistrationFields
      {...{ to, lists, formToken, result }}
      values={{ ...country, sameAddress: 'on', delivery: country }}
    />
  )
  if (result?.done) {
    return (
      <div className={`wrap ${css.page}`}>
        <SentConfirmationNotice sent={result.done} hasCart={hasCart}>
          {form}
        </SentConfirmationNotice>
      </div>
    )
  }
  if (signedInAs !== undefined) return <AlreadySignedIn email={signedInAs} />
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{m.account_register()}</h1>
      <p className={css.lede}>
        {m.account_none_yet_text()} {m.account_have_one()}{' '}
        <Link to={paths.login(getLocale(), to)}>{m.account_sign_in()}</Link>
      </p>
      {form}
    </div>
  )
}
