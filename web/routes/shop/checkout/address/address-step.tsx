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
import { CarriedFields, CarriedInputPlace, useCarriedInput } from '#web/forms/unsent/carried-fields.tsx'
import type { CarriedInput } from '#web/forms/unsent/carried-input.ts'
import { EnterButton, type LeftForm } from '#web/forms/unsent/way-button.tsx'
import { AddressChoice, type AddressChoiceProps, LEFT_CHOICE } from './address-choice.tsx'
import css from './address-step.module.css'
import { GuestFields, type GuestFieldsProps, LEFT_GUEST } from './guest-fields.tsx'
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
  carried: CarriedInput
  registration: FormResult<'registration', RegistrationValues, SentConfirmation> | undefined
}

/** Step 2: contact, and the addresses for the quotation and later the goods. */
export const AddressStep = ({ carried, ...step }: AddressStepProps) => (
  <CarriedInputPlace carried={carried} customerId={step.choice?.customer.id}>
    <AddressForms {...step} />
  </CarriedInputPlace>
)

function AddressForms({
  lines,
  sums,
  mode,
  choice,
  choiceResult,
  signIn,
  registration,
  ...guest
}: Omit<AddressStepProps, 'carried'>) {
  const busy = useNavigation().formMethod === 'POST'
  const form = useLeftForm(choice ? 'choice' : mode)
  const locale = getLocale()
  const to = paths.checkout(locale)
  const { lists, formToken } = guest
  const newAccount = (
    <RegistrationFields
      {...{ to, lists, formToken }}
      action={paths.checkoutAs(locale, 'new')}
      unsent="address"
      values={guest.values}
      result={registration}
    >
      <CarriedFields />
    </RegistrationFields>
  )
  const sent = guest.result?.done ?? registration?.done
  if (sent) {
    const isGuest = guest.result?.done !== undefined
    return (
      <div className={`wrap ${layout.page}`}>
        <SentConfirmationNotice hasCart {...{ sent, isGuest }}>
          {isGuest ? <GuestFields {...guest} /> : newAccount}
        </SentConfirmationNotice>
      </div>
    )
  }
  return (
    <div className={`wrap ${layout.page}`}>
      {(choice || mode === 'guest') && <EnterButton form="address" isBusy={busy} />}
      <QuoteRequestHead current={2} title={m.checkout_title()} form={form} />
      <div className={layout.grid}>
        {choice ? (
          <AddressChoice {...choice} result={choiceResult} />
        ) : (
          <div className={css.form}>
            <CheckoutModes current={mode} form={form} />
            {form === LEFT_OTHER && <OtherForm />}
            {mode === 'guest' && <GuestFields {...guest} />}
            {mode === 'customer' && (
              <SignInFields to={to} action={paths.checkoutAs(locale, mode)} result={signIn}>
                <CarriedFields />
                <input type="hidden" name="intent" value="sign-in" />
              </SignInFields>
            )}
            {mode === 'new' && newAccount}
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

/** Takes the input of other forms along where the page's own form has a password: it stays there. */
const LEFT_OTHER: LeftForm = { id: 'other-forms' }

const OtherForm = () => (
  <form id={LEFT_OTHER.id} method="post" hidden>
    <CarriedFields />
  </form>
)

function useLeftForm(mode: CheckoutMode | 'choice'): LeftForm | undefined {
  const hasCarried = useCarriedInput().length > 0
  if (mode === 'choice') return LEFT_CHOICE
  if (mode === 'guest') return LEFT_GUEST
  return hasCarried ? LEFT_OTHER : undefined
}
