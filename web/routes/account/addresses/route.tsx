import { shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { AccountError } from '#web/customer/account/account-error.tsx'
import { accountAction } from '#web/customer/account/again/account-action.server.ts'
import { readAddresses } from '#web/customer/account/read-customer.server.ts'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { formHeaders } from '#web/forms/action/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { bookAction } from './address-book.server.ts'
import type { Route } from './+types/route'

const AddressBook = lazyPart(async () => (await import('./address-book.tsx')).AddressBook)

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = await requireCustomer(context, request)
  return { customer, addresses: await readAddresses(context.get(shopContext)) }
}

export const action = accountAction(bookAction)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) =>
    networkErrorResult((await import('./address-book-form.ts')).BOOK_FORM, posted),
  )

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_addresses(), root: matches[0] })
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressBook {...loaderData} notice={actionData?.notice} />
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return <AccountError error={error} actionData={actionData} />
}
