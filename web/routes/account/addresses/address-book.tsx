import { useNavigation } from 'react-router'
import type { Address, Customer } from '#contracts/shop/customer.ts'
import { paths } from '#web/app/paths.ts'
import { AccountForm } from '#web/customer/account/account-form.tsx'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { AddressBlock } from '#web/customer/address/address-block.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { AddressChange } from './address-book-form.ts'
import css from './address-book.module.css'

interface AddressBookProps {
  customer: Customer
  addresses: readonly Address[]
  /** The shop's objection to the last change. */
  notice: string | undefined
}

/** The addresses of a customer, with their defaults. */
export function AddressBook({ customer, addresses, notice }: AddressBookProps) {
  const locale = getLocale()
  return (
    <AccountFrame current="addresses" title={m.account_addresses()}>
      {notice !== undefined && <Notice tone="error" title={notice} />}
      <ul className={css.book}>
        {addresses.map((address) => (
          <li key={address.id}>
            <Entry customer={customer} address={address} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={paths.address(locale, 'new')}>
          <Icon name="plus" />
          {m.account_address_add()}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

function Entry({ customer, address }: { customer: Customer; address: Address }) {
  const busy = useNavigation().formMethod === 'POST'
  const isBilling = address.id === customer.defaultBillingAddressId
  const isShipping = address.id === customer.defaultShippingAddressId
  const uses = [isBilling && m.account_address_is_billing(), isShipping && m.account_address_is_shipping()]
  const name = [address.company, address.street].filter(Boolean).join(', ')
  const button = (change: AddressChange['change'], label: string) => (
    <Button
      type="submit"
      variant="line"
      size="s"
      name="change"
      value={change}
      busy={busy}
      aria-label={m.account_address_action({ action: label, address: name })}
    >
      {label}
    </Button>
  )
  return (
    <AccountForm customerId={customer.id} inline>
      <input type="hidden" name="id" value={address.id} />
      <p className={css.uses}>{uses.filter(Boolean).join(' · ')}</p>
      <AddressBlock address={address} />
      <p className={css.actions}>
        <ButtonLink
          size="s"
          variant="line"
          to={paths.address(getLocale(), address.id)}
          aria-label={m.account_address_action({ action: m.account_change(), address: name })}
        >
          {m.account_change()}
        </ButtonLink>
        {!isBilling && button('billing', m.account_address_use_billing())}
        {!isShipping && button('shipping', m.account_address_use_shipping())}
        {!isBilling && !isShipping && button('delete', m.account_address_delete())}
      </p>
    </AccountForm>
  )
}
