import { type CheckoutMode, paths } from '#web/app/paths.ts'
import layout from '#web/quote-request/quote-request-layout.module.css'
import { QuoteRequestHead } from '#web/quote-request/quote-request-head.tsx'
import { QuoteRequestPanel } from '#web/quote-request/quote-request-panel.tsx'
import type { ShopSums } from '#web/quote-request/shop-sums.ts'
import { quoteRequestTotals, type QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import { SignInFields } from '#web/customer/account/sign-in/sign-in-fields.tsx'
import type { SIGN_IN_FIELDS } from '#web/customer/account/sign-in/sign-in-form.ts'
import type { SentConfirmation } from '#web/customer/registration/register.server.ts'
import { RegistrationFields } from '#web/customer/registration/registration-fields.tsx'
import type { RegistrationValues } from '#web/customer/registration/registration-form.ts'
import { SentConfirmationNotice } from '#web/customer/registration/sent-confirmation.tsx'
import type { FormValues } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { useNavigation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { AddressChoice, type AddressChoiceProps } from './address-choice.tsx'
import css from './address-step.module.css'
import { GuestFields, type GuestFieldsProps } from './guest-fields.tsx'
import { CheckoutModes } from './checkout-modes.tsx'

interface AddressStepProps extends GuestFieldsProps {
  /** Undefined while the shop is unreachable. */
  lines: readonly QuoteRequestPosition[]
  sums: ShopSums | undefined
  mode: CheckoutMode
  /** Undefined for a guest and an anonymous visitor. */
  choice: Omit<AddressChoiceProps, 'result'> | undefined
  choiceResult: AddressChoiceProps['result']
  signIn: FormResult<'sign-in', FormValues<keyof typeof SIGN_IN_FIELDS>> | undefined
  registration: FormResult<'registration', RegistrationValues, SentConfirmation> | undefined
}

/** Step 2: contact, and the addresses for the quotation and later the goods. */
export function AddressStep({
  lines,
  sums,
  mode,
  choice,
  choiceResult,
  signIn,
  registration,
  ...guest
}: AddressStepProps) {
  const busy = useNavigation().formMethod === 'POST'
  const done = guest.result?.done ?? registration?.done
  if (done) {
    return (
      <div className={`wrap ${layout.page}`}>
        <SentConfirmationNotice email={done.email} hasCart isGuest={guest.result?.done !== undefined} />
      </div>
    )
  }
  const to = paths.checkout(getLocale())
  const { lists, formToken } = guest
  return (
    <div className={`wrap ${layout.page}`}>
      <QuoteRequestHead current={2} title={m.checkout_title()} />
      <div className={layout.grid}>
        {choice ? (
          <AddressChoice {...choice} result={choiceResult} />
        ) : (
          <div className={css.form}>
            <CheckoutModes current={mode} />
            {mode === 'guest' && <GuestFields {...guest} />}
            {mode === 'customer' && (
              <SignInFields to={to} result={signIn}>
                <input type="hidden" name="intent" value="sign-in" />
              </SignInFields>
            )}
            {mode === 'new' && (
              <RegistrationFields {...{ to, lists, formToken }} values={guest.values} result={registration} />
            )}
          </div>
        )}
        {lines.length > 0 && (
          <QuoteRequestPanel totals={quoteRequestTotals(lines, sums)}>
            {(choice || mode === 'guest') && (
              <Button type="submit" form="address" wide busy={busy} className={layout.beside}>
                {m.checkout_to_summary()}
              </Button>
            )}
          </QuoteRequestPanel>
        )}
      </div>
    </div>
  )
}
