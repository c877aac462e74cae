import { pageMeta } from '#web/app/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { m } from '#web/i18n/messages.ts'
import type { Route } from './+types/route'

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  customer: await requireCustomer(context, request),
})

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_title(), siteName: matches[0].loaderData?.siteName, isListed: false })
}

export default function AccountOverview({ loaderData: { customer } }: Route.ComponentProps) {
  const { firstName, lastName, customerNumber, company, email } = customer
  const facts = [m.account_number({ number: customerNumber }), company, email]
  return (
    <AccountFrame
      current="overview"
      title={m.account_greeting({ name: `${firstName} ${lastName}` })}
      note={facts.filter(Boolean).join(' · ')}
    >
      {null}
    </AccountFrame>
  )
}
