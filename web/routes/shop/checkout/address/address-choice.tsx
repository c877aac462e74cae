import { useNavigation } from 'react-router'
import type { Address, Customer } from '#contracts/shop/customer.ts'
import { paths } from '#web/app/paths.ts'
import layout from '#web/quote-request/quote-request-layout.module.css'
import { AccountForm } from '#web/customer/account/account-form.tsx'
import { AddressBlock } from '#web/customer/address/address-block.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { CheckField } from '#web/forms/field.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { labelsOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { CarriedFields } from '#web/forms/unsent/carried-fields.tsx'
import { useUnsentInput } from '#web/forms/unsent/use-unsent-input.ts'
import { type LeftForm, WayButton } from '#web/forms/unsent/way-button.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './address-choice.module.css'
import { CHOICE_FORM, type ChoiceValues } from './choice-form.ts'

export const LEFT_CHOICE: LeftForm = { id: 'address', name: 'choice' }

export interface AddressChoiceProps {
  /** Its default addresses are those of this request. */
  customer: Customer
  addresses: readonly Address[]
  result: Pick<FormResult<string, ChoiceValues>, 'values' | 'errors' | 'notice' | 'status'> | undefined
}

/** Step 2 of a signed-in customer: which of the own addresses. */
export function AddressChoice({ customer, addresses, result }: AddressChoiceProps) {
  const busy = useNavigation().formMethod === 'POST'
  const locale = getLocale()
  const billing = customer.defaultBillingAddress?.id ?? customer.defaultBillingAddressId
  const shipping = customer.defaultShippingAddress?.id ?? customer.defaultShippingAddressId
  const { input, key, form } = useUnsentInput('choice', { owner: customer.id, isAnswered: result !== undefined })
  const entered = result?.values ?? (input && CHOICE_FORM.read(input))
  const isOwn = (chosenId: string | undefined) => addresses.some(({ id }) => id === chosenId)
  // Without a tick, goods would go to the billing address: an address that was deleted meanwhile leaves the defaults.
  const isThere = entered && isOwn(entered.billing) && isOwn(entered.shipping || entered.billing)
  const chosen = { billing, shipping: shipping === billing ? '' : shipping, ...(isThere && entered) }
  const option = (name: keyof ChoiceValues, { id, ...address }: Address) => (
    <CheckField
      key={id}
      type="radio"
      id={`${name}-${id}`}
      name={name}
      value={id}
      defaultChecked={chosen[name] === id}
      label={<AddressBlock address={{ id, ...address }} inline />}
    />
  )
  return (
    <AccountForm key={key} {...form} customerId={customer.id} id={LEFT_CHOICE.id} action={paths.checkout(locale)}>
      <CarriedFields />
      <input type="hidden" name="intent" value="choose" />
      <FormErrors labelOf={labelsOf(CHOICE_FORM.fields)} result={result} />
      <p className={css.who}>{m.checkout_signed_in_as({ email: customer.email })}</p>
      <FieldGroup legend={m.checkout_billing()}>{addresses.map((address) => option('billing', address))}</FieldGroup>
      <FieldGroup legend={m.checkout_delivery()}>
        <CheckField
          type="radio"
          id="shipping-same"
          name="shipping"
          value=""
          defaultChecked={chosen.shipping === ''}
          label={m.checkout_same_as_billing()}
        />
        {addresses.length > 1 && addresses.map((address) => option('shipping', address))}
      </FieldGroup>
      <p>
        <Link to={`${paths.address(locale, 'new')}?${new URLSearchParams({ to: paths.checkout(locale) })}`}>
          {m.account_address_add()}
        </Link>
      </p>
      <div className={layout.actions}>
        <Button type="submit" busy={busy}>
          {m.checkout_to_summary()}
        </Button>
        <WayButton to={paths.cart(locale)} form={LEFT_CHOICE}>
          {m.checkout_back_to_products()}
        </WayButton>
      </div>
    </AccountForm>
  )
}
