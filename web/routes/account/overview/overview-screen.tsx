import { type ComponentProps, useEffect, useState } from 'react'
import type { Customer } from '#contracts/shop/customer.ts'
import { paths } from '#web/app/paths.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { AddressBlock } from '#web/customer/address/address-block.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import css from './overview-screen.module.css'
import { RecentQuoteRequests } from './recent-quote-requests.tsx'
import { takeOverLists } from '#web/customer/kept-lists/take-over-lists.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface OverviewScreenProps {
  customer: Customer
  recent: ComponentProps<typeof RecentQuoteRequests>
}

/** The newest quote requests, and the customer's data at a glance, each with the way to change it. */
export function OverviewScreen({ customer, recent }: OverviewScreenProps) {
  const locale = getLocale()
  const { customerNumber, company, email } = customer
  const name = [customer.title, customer.firstName, customer.lastName].filter(Boolean).join(' ')
  const [billing, shipping] = [customer.defaultBillingAddress, customer.defaultShippingAddress]
  return (
    <AccountFrame
      current="overview"
      title={m.account_greeting({ name })}
      note={[m.account_number({ number: customerNumber }), company].filter(Boolean).join(' · ')}
    >
      <TakenLists customerId={customer.id} />
      <RecentQuoteRequests {...recent} />
      <div className={css.two}>
        <section>
          <h2>{m.account_addresses()}</h2>
          <dl className={css.facts}>
            <dt>{m.checkout_billing()}</dt>
            <dd>
              <AddressBlock address={billing} />
            </dd>
            <dt>{m.checkout_delivery()}</dt>
            <dd>{shipping && shipping.id !== billing?.id ? <AddressBlock address={shipping} /> : sameAsBilling()}</dd>
          </dl>
          <Change to={paths.addresses(locale)} what={m.account_addresses()} />
        </section>
        <section>
          <h2>{m.account_profile()}</h2>
          <dl className={css.facts}>
            <dt>{m.customer_company()}</dt>
            <dd>{company || '–'}</dd>
            <dt>{m.account_contact()}</dt>
            <dd>{name}</dd>
          </dl>
          <Change to={paths.profile(locale)} what={m.account_profile()} />
        </section>
        <section>
          <h2>{m.account_access()}</h2>
          <dl className={css.facts}>
            <dt>{m.account_email_present()}</dt>
            <dd>{email}</dd>
          </dl>
          <Change to={paths.access(locale)} what={m.account_access()} />
        </section>
      </div>
    </AccountFrame>
  )
}

const sameAsBilling = () => <p>{m.checkout_same_as_billing()}</p>

const Change = ({ to, what }: { to: string; what: string }) => (
  <p>
    <Link to={to} aria-label={m.checkout_change_of({ what })}>
      {m.checkout_change()}
    </Link>
  </p>
)

/** After a sign-in the account takes over the lists of the device, and says so. */
function TakenLists({ customerId }: { customerId: string }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    void takeOverLists(customerId).then((taken) => setCount(taken?.count ?? 0))
  }, [customerId])
  if (count === 0) return null
  return (
    <Notice tone="ok" title={m.kept_taken({ count })}>
      <p>
        <Link to={`${paths.list(getLocale())}#kept`}>{m.kept_title()}</Link>
      </p>
    </Notice>
  )
}
