import { type ShouldRevalidateFunctionArgs, redirect } from 'react-router'
import { LOCALES } from '#contracts/locales.ts'
import { attachmentsContext, sessionContext, shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { paths } from '#web/app/paths.ts'
import { readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { toQuoteRequestPositions } from '#web/cart/quote-request/quote-request-positions.ts'
import { recoverQuoteRequest } from '#web/cart/sent-quote-request.server.ts'
import { lastAddressLists, loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { readShopCustomer } from '#web/customer/account/read-shop-customer.server.ts'
import { runFormAction, failedFormContext, formHeaders } from '#web/forms/form-action.server.ts'
import { newFormToken } from '#web/places/form-token.tsx'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { readForm } from '#web/forms/read-form.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { countPositions } from '#web/session/count-positions.ts'
import { lazyHydrated } from '#web/ui/lazy-hydrated.tsx'
import { GUEST_FORM } from './address/guest-form.ts'
import { guestAction, toGuestValues } from './address/guest.server.ts'
import { quoteRequestKey } from './summary/quote-request-key.server.ts'
import { summaryAction } from './summary/send-quote-request.server.ts'
import { SUMMARY_FORM } from './summary/summary-form.ts'
import type { Route } from './+types/route'

const loadAddress = async () => (await import('./address/address-step.tsx')).AddressStep
const AddressStep = lazyHydrated(loadAddress, import.meta.env.SSR ? await loadAddress() : undefined)
const loadSummary = async () => (await import('./summary/summary-step.tsx')).SummaryStep
const SummaryStep = lazyHydrated(loadSummary, import.meta.env.SSR ? await loadSummary() : undefined)

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

/** Steps 2 and 3 of a quote request. Both need products; the summary also needs an address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = getLocale()
  const failedForm = context.get(failedFormContext)
  if (failedForm !== null) return withoutShop(failedForm)
  const session = context.get(sessionContext)
  const shop = context.get(shopContext)
  const nowhere = () => redirect(session.sentQuoteRequest ? paths.confirmation(locale) : paths.cart(locale))
  if (!session.contextToken) throw nowhere()
  const [cart, guest, lists] = await Promise.all([
    readCartFields(shop),
    readShopCustomer(shop),
    loadAddressLists(shop, locale),
  ])
  const lines = toQuoteRequestPositions(cart)
  if (lines.length === 0) {
    await recoverQuoteRequest(shop, session)
    throw nowhere()
  }
  session.cartCount = countPositions(cart)
  const step = new URL(request.url).searchParams.get('step') === 'summary' ? 'summary' : 'address'
  if (step === 'address') {
    return { step, lines, lists, values: toGuestValues(guest, lists.countries), formToken: newFormToken() } as const
  }
  if (!guest) throw redirect(paths.checkout(locale, 'address'))
  session.shownQuoteRequestKey = quoteRequestKey(session.contextToken, cart.hash)
  const folder = session.attachmentFolder
  const attachments = (folder && (await context.get(attachmentsContext)?.list(folder))) || []
  const alternates = Object.fromEntries(LOCALES.map((other) => [other, paths.checkout(other, step)]))
  return { step, lines, attachments, guest, quoteRequestKey: session.shownQuoteRequestKey, alternates } as const
}

/** Shows the form again with the entered values but without the shop's data. It can be sent again. */
function withoutShop(failedForm: string) {
  if (failedForm === SUMMARY_FORM.id) {
    return { step: 'summary', lines: [], attachments: [], guest: undefined, quoteRequestKey: undefined } as const
  }
  const lists = lastAddressLists(getLocale())
  return { step: 'address', lines: [], lists, values: { delivery: {} }, formToken: undefined } as const
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  return isSummary(posted) ? runFormAction(summaryAction, posted, context) : runFormAction(guestAction, posted, context)
}

const isSummary = (posted: FormData): boolean => posted.get('intent') === 'send'

export const headers = formHeaders

/** After a rejection because the cart has changed, the current cart is shown. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, (posted) =>
    isSummary(posted) ? networkErrorResult(SUMMARY_FORM, posted) : networkErrorResult(GUEST_FORM, posted),
  )

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.step === 'summary' ? m.cart_step_summary() : m.cart_step_address()
  return pageMeta({ title, siteName: matches[0].loaderData?.siteName, isListed: false })
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.step === 'summary') {
    return <SummaryStep {...loaderData} result={actionData?.form === SUMMARY_FORM.id ? actionData : undefined} />
  }
  return <AddressStep {...loaderData} result={actionData?.form === GUEST_FORM.id ? actionData : undefined} />
}
