import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { offeredLocales } from '#contracts/locales.ts'
import { attachmentsContext, sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { paths } from '#web/app/paths.ts'
import { readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { sumsOfCart } from '#web/quote-request/shop-sums.ts'
import { toQuoteRequestPositions } from '#web/quote-request/quote-request-positions.ts'
import { ownLanguage } from '#web/catalogue/text-languages.server.ts'
import { recoverQuoteRequest } from '#web/quote-request/sent-quote-request.server.ts'
import { homeCountry } from '#web/customer/address/home-country.ts'
import { lastAddressLists, loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { AccountError } from '#web/customer/account/account-error.tsx'
import { runAccountAction } from '#web/customer/account/again/account-action.server.ts'
import { CUSTOMER_FIELD } from '#web/customer/account/again/session-over.ts'
import { readAddresses, readShopCustomer } from '#web/customer/account/read-customer.server.ts'
import { noteOwnPrices } from '#web/customer/account/own-prices.server.ts'
import { noteCustomer, readKnownCustomer } from '#web/customer/account/require-customer.server.ts'
import { signInAction } from '#web/customer/account/sign-in/sign-in.server.ts'
import { registerAction } from '#web/customer/registration/register.server.ts'
import { toVatFact } from '#web/customer/vat/vat-fact.server.ts'
import { choiceAction, withChosenAddresses } from './address/choice.server.ts'
import { failedFormContext, formHeaders, runFormAction } from '#web/forms/action/form-action.server.ts'
import type { CarriedInput } from '#web/forms/unsent/carried-input.ts'
import { carriedInputContext, noteCarriedInput } from '#web/forms/unsent/carried-input.server.ts'
import { newFormToken } from '#web/places/form-token.tsx'
import { catchNetworkError } from '#web/forms/network-error.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { cartNotices } from '#web/cart/shop-messages.ts'
import { lostLines, noteCart } from '#web/cart/note-cart.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { guestAction, toGuestValues } from './address/guest.server.ts'
import { keyOfSummary, shownPart } from './summary/quote-request-key.server.ts'
import { summaryAction } from './summary/send-quote-request.server.ts'
import type { Route } from './+types/route'

/** Bundled with the forms, because it cannot be loaded once offline. */
const loadNetworkResult = () => import('./network-result.ts')
const AddressStep = lazyPart(async () => {
  const [{ AddressStep: Step }] = await Promise.all([import('./address/address-step.tsx'), loadNetworkResult()])
  return Step
})
const SummaryStep = lazyPart(async () => {
  const [{ SummaryStep: Step }] = await Promise.all([import('./summary/summary-step.tsx'), loadNetworkResult()])
  return Step
})

const MODES = ['customer', 'new'] as const

export const handle = { caching: 'personal', rank: 'checkout', otherLanguages: 'same path' } satisfies RouteHandle

/** Steps 2 and 3 of a quote request. Both need products; the summary also needs an address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = getLocale()
  const failedForm = context.get(failedFormContext)
  if (failedForm !== null) return withoutShop(failedForm, context.get(carriedInputContext))
  const session = context.get(sessionContext)
  const shop = context.get(shopContext)
  const nowhere = () => redirect(session.sentQuoteRequest ? paths.confirmation(locale) : paths.cart(locale))
  if (!session.contextToken) throw nowhere()
  const [cart, customer, lists] = await Promise.all([
    readCartFields(shop),
    readShopCustomer(shop),
    loadAddressLists(shop, locale),
  ])
  if (noteCustomer(session, customer) !== null) await noteOwnPrices(context)
  const lines = toQuoteRequestPositions(cart, ownLanguage(locale, context.get(siteContext).shopLanguages))
  noteCart(session, cart)
  if (lines.length === 0) {
    await recoverQuoteRequest(shop, session)
    throw nowhere()
  }
  const sums = sumsOfCart(cart)
  const carried = context.get(carriedInputContext)
  const { searchParams } = new URL(request.url)
  const step = searchParams.get('step') === 'summary' ? 'summary' : 'address'
  const person = customer && (session.isSignedIn ? await withChosenAddresses(shop, customer) : customer)
  if (step === 'address') {
    const choice = session.isSignedIn && person ? { customer: person, addresses: await readAddresses(shop) } : undefined
    const mode = MODES.find((known) => known === searchParams.get('as')) ?? 'guest'
    const values = toGuestValues(
      choice ? null : customer,
      homeCountry(lists.countries, locale, context.get(siteContext).company.land),
    )
    return { step, lines, sums, lists, mode, choice, values, carried, formToken: newFormToken() } as const
  }
  if (!person) throw redirect(paths.checkout(locale, 'address'))
  const isShopEmbedded = context.get(siteContext).isShopEmbedded
  const shown = shownPart(isShopEmbedded ? [] : lines, session.isSignedIn ? person : undefined)
  session.shownQuoteRequestKey = keyOfSummary(session.shownQuoteRequestKey, session.contextToken, shown, cart.hash)
  const lost = lostLines(session)
  const folder = session.attachmentFolder
  const attachments = (folder && (await context.get(attachmentsContext)?.list(folder))) || []
  const alternates = Object.fromEntries(offeredLocales().map((other) => [other, paths.checkout(other, step)]))
  return {
    step,
    lines,
    sums,
    notices: cartNotices(cart, lost),
    lost,
    attachments,
    guest: person,
    vat: toVatFact(person.vatIds),
    carried,
    quoteRequestKey: session.shownQuoteRequestKey,
    alternates,
  } as const
}

/** Shows the form again with the entered values but without the shop's data. It can be sent again. */
function withoutShop(failedForm: string, carried: CarriedInput) {
  if (failedForm === 'summary') {
    const nothing = { lines: [], sums: undefined, notices: [], lost: [], attachments: [], guest: undefined, carried }
    return { step: 'summary', ...nothing, quoteRequestKey: undefined } as const
  }
  const lists = lastAddressLists(getLocale())
  const mode = failedForm === 'sign-in' ? 'customer' : failedForm === 'registration' ? 'new' : 'guest'
  const nothing = {
    lines: [],
    sums: undefined,
    choice: undefined,
    values: { delivery: {} },
    formToken: undefined,
    carried,
  }
  return { step: 'address', mode, lists, ...nothing } as const
}

/** The forms of both steps. Those of a customer come with the id of the customer for whom they were shown. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  if (noteCarriedInput(request, posted, context)) return null
  switch (posted.get('intent')) {
    case 'send':
      return posted.has(CUSTOMER_FIELD)
        ? runAccountAction(summaryAction, posted, context)
        : runFormAction(summaryAction, posted, context)
    case 'choose':
      return runAccountAction(choiceAction, posted, context)
    case 'sign-in':
      return runFormAction(signInAction, posted, context)
    case 'register':
      return runFormAction(registerAction, posted, context)
    default:
      return runFormAction(await guestActionFor(context), posted, context)
  }
}

/** A guest's form changes nothing where a customer has signed in since, in another tab. */
async function guestActionFor(context: Route.ActionArgs['context']): Promise<typeof guestAction> {
  const customer = await readKnownCustomer(context)
  if (!customer) return guestAction
  const notice = m.checkout_signed_in_meanwhile({ email: customer.email })
  return { ...guestAction, run: async () => ({ status: 409, notice }) }
}

export const headers = formHeaders

/** After a rejection because the cart has changed, the current cart is shown. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) => (await loadNetworkResult()).checkoutNetworkResult(posted))

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.step === 'summary' ? m.cart_step_summary() : m.cart_step_address()
  return pageMeta({ title, root: matches[0] })
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.step === 'summary') {
    return <SummaryStep {...loaderData} result={actionData?.form === 'summary' ? actionData : undefined} />
  }
  const guest = actionData?.form === 'address' ? actionData : undefined
  // A guest's form that came after a customer had signed in says so above the choice.
  const meanwhile = guest && { values: {}, errors: {}, status: guest.status, notice: guest.notice ?? '' }
  return (
    <AddressStep
      {...loaderData}
      result={guest}
      choiceResult={actionData?.form === 'choice' ? actionData : meanwhile}
      signIn={actionData?.form === 'sign-in' ? actionData : undefined}
      registration={actionData?.form === 'registration' ? actionData : undefined}
    />
  )
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return <AccountError error={error} actionData={actionData ?? undefined} />
}
