import { data } from 'react-router'
import { shopContext, siteContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { AccountError } from '#web/customer/account/account-error.tsx'
import { runAccountAction } from '#web/customer/account/again/account-action.server.ts'
import { returnPath } from '#web/customer/account/return-path.ts'
import { RETURN_FIELD } from '#web/customer/account/sign-in/sign-in-form.ts'
import { readAddresses } from '#web/customer/account/read-customer.server.ts'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import type { AddressLists } from '#web/customer/address/address-fields.ts'
import { loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { homeCountry } from '#web/customer/address/home-country.ts'
import { toAddressValues } from '#web/customer/address/store-address.server.ts'
import { formHeaders } from '#web/forms/action/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { saveAddress } from './save-address.server.ts'
import type { Route } from './+types/route'

const AddressScreen = lazyPart(async () => (await import('./address-screen.tsx')).AddressScreen)

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

/** Undefined for a new address. */
const idOf = (id: string): string | undefined => (id === 'new' ? undefined : id)

const emptyAddress = ({ countries }: AddressLists, context: Route.LoaderArgs['context']) =>
  homeCountry(countries, getLocale(), context.get(siteContext).company.land)

/** An address of the customer, or an empty one. Another customer's address is not found. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const customer = await requireCustomer(context, request)
  const shop = context.get(shopContext)
  const [addresses, lists] = await Promise.all([readAddresses(shop), loadAddressLists(shop, getLocale())])
  const id = idOf(params.id)
  const stored = addresses.find((address) => address.id === id)
  if (id !== undefined && !stored) throw data({ code: 404 }, { status: 404 })
  const { company, title, firstName, lastName } = customer
  const values = stored
    ? { ...toAddressValues(stored), phone: stored.phoneNumber ?? '' }
    : { company: company ?? '', title: title ?? '', firstName, lastName, ...emptyAddress(lists, context) }
  const to = returnPath(new URL(request.url).searchParams.get(RETURN_FIELD))
  return { customerId: customer.id, isNew: !stored, values, lists, to }
}

export const action = async ({ request, context, params }: Route.ActionArgs) =>
  runAccountAction(saveAddress(idOf(params.id)), await readForm(request), context)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) =>
    networkErrorResult((await import('./address-form.ts')).OWN_ADDRESS_FORM, posted),
  )

export const headers = formHeaders

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.isNew === false ? m.account_address_change() : m.account_address_new()
  return pageMeta({ title, root: matches[0] })
}

export default function OwnAddress({ loaderData, actionData, params }: Route.ComponentProps) {
  return <AddressScreen key={params.id} {...loaderData} result={actionData} />
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return <AccountError error={error} actionData={actionData} />
}
