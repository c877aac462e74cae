import { shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { AccountError } from '#web/customer/account/account-error.tsx'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { m } from '#web/i18n/messages.ts'
import { toHistoryEntry } from '#web/quote-request/history/history-entry.ts'
import { readNewestRequests } from '#web/quote-request/read-quote-requests.server.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Route } from './+types/route'

const OverviewScreen = lazyPart(async () => (await import('./overview-screen.tsx')).OverviewScreen)

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

/** Quote requests on the overview; the history has all. */
const RECENT = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = await requireCustomer(context, request)
  const { requests, total } = await readNewestRequests(context.get(shopContext), RECENT)
  return { customer, recent: { entries: requests.map(toHistoryEntry), total } }
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_title(), root: matches[0] })
}

export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  return <OverviewScreen {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AccountError error={error} actionData={undefined} />
}
