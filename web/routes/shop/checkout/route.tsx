import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import { LOCALES } from '#contracts/locales.ts'
import { reportContext, sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readForm } from '#web/forms/read-form.server.ts'
import { formatWait } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { countPieces } from '#web/session/count-pieces.ts'
import { orWhenLost } from '#web/shell/errors/lost-answer.ts'
import { newFormToken, readFormToken } from '#web/places/form-token.tsx'
import { oneAtATime } from '#web/cart/one-at-a-time.ts'
import { lazyHydrated } from '#web/ui/lazy-hydrated.tsx'
import { requestLines } from '#web/cart/quote-request/request.ts'
import { recoverSent } from '#web/cart/sent-request.server.ts'
import { checkAddress, typedAddress, type AddressErrors, type AddressValues } from './address/address.ts'
import { readGuest, registerGuest, valuesOfGuest } from './address/guest.server.ts'
import { loadLists } from './address/lists.server.ts'
import { requestKey } from './summary/request-key.server.ts'
import { sendRequest, type Sent } from './summary/send-request.server.ts'
import { readSummary, type SummaryValues } from './summary/summary-values.ts'
import { keepLists, unreachedContext, withoutShop } from './unreachable.server.ts'
import type { Route } from './+types/route'

const loadAddress = async () => (await import('./address/address-step.tsx')).AddressStep
const AddressStep = lazyHydrated(loadAddress, import.meta.env.SSR ? await loadAddress() : undefined)
const loadSummary = async () => (await import('./summary/summary-step.tsx')).SummaryStep
const SummaryStep = lazyHydrated(loadSummary, import.meta.env.SSR ? await loadSummary() : undefined)

export const handle = { caching: 'personal' } satisfies RouteHandle

/** Steps 2 and 3 of a quote request. Without products there is nothing to request; without an address no summary. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = getLocale()
  const session = context.get(sessionContext)
  const shop = context.get(shopContext)
  const unreached = withoutShop(context, locale)
  if (unreached) return unreached
  const nowhere = () => redirect(session.sentRequest ? paths.confirmation(locale) : paths.cart(locale))
  if (!session.contextToken) throw nowhere()
  const [cart, guest, lists] = await Promise.all([shop('GET /checkout/cart'), readGuest(shop), loadLists(shop)])
  keepLists(locale, lists)
  const lines = requestLines(cart)
  if (lines.length === 0) {
    await recoverSent(shop, session)
    throw nowhere()
  }
  session.cartCount = countPieces(cart)
  const step = new URL(request.url).searchParams.get('step') === 'summary' ? 'summary' : 'address'
  if (step === 'address') {
    const values = guest ? valuesOfGuest(guest) : undefined
    return { step, lines, lists, values, formToken: newFormToken() } as const
  }
  if (!guest) throw redirect(paths.checkout(locale, 'address'))
  session.shownRequest = requestKey(session.contextToken, cart.hash)
  const alternates = Object.fromEntries(LOCALES.map((other) => [other, paths.checkout(other, step)]))
  return { step, lines, guest, requestKey: session.shownRequest, alternates } as const
}

export interface AddressAnswer {
  kind: 'address'
  values: AddressValues
  errors: AddressErrors
  form: string | undefined
  /** Sent again with the form: it may have arrived after all. */
  formToken: string | undefined
}
export type SummaryAnswer = Exclude<Sent, { kind: 'sent' }> | { kind: 'failed'; values: SummaryValues; notice: string }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const summary = form.get('intent') === 'send'
  try {
    return summary ? await postSummary(form, context) : await postAddress(form, context)
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
    // The shop's failure must not cost what was typed: the form comes back with it, and with the reason.
    const wait = error.retryAfter
    if (wait === undefined) {
      context.get(reportContext)(error)
      context.set(unreachedContext, {
        step: summary ? 'summary' : 'address',
        requestKey: String(form.get('key') ?? ''),
      })
    }
    const notice = wait === undefined ? m.checkout_shop_unavailable() : m.checkout_too_many({ when: formatWait(wait) })
    const answer: SummaryAnswer | AddressAnswer = summary
      ? { kind: 'failed', values: readSummary(form), notice }
      : { kind: 'address', values: typedAddress(form), errors: {}, form: notice, formToken: readFormToken(form) }
    if (wait !== undefined) return data(answer, { status: 429, headers: { 'retry-after': String(wait) } })
    return data(answer, { status: error.failure.kind === 'unreachable' ? 503 : 500 })
  }
}

/** How long to wait after too many requests. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** What is refused because the request has changed meanwhile is shown as it is now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

/** Without an answer nobody knows whether the form arrived. Sending it again is safe. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const notice = m.checkout_shop_unavailable()
  return orWhenLost(serverAction, (): SummaryAnswer | AddressAnswer =>
    form.get('intent') === 'send'
      ? { kind: 'failed', values: readSummary(form), notice }
      : {
          kind: 'address',
          values: Object.fromEntries(form) as AddressValues,
          errors: {},
          form: notice,
          formToken: readFormToken(form),
        },
  )
}

async function postAddress(form: FormData, context: Route.ActionArgs['context']) {
  const shop = context.get(shopContext)
  const values = typedAddress(form)
  const checked = checkAddress(values, await loadLists(shop))
  const formToken = readFormToken(form)
  const refuse = (refused: Pick<AddressAnswer, 'errors' | 'form'>) =>
    data<AddressAnswer>({ kind: 'address', values, formToken, ...refused }, { status: 422 })
  if ('errors' in checked) return refuse({ errors: checked.errors, form: undefined })
  const storefrontUrl = context.get(siteContext).publicUrl
  const refused = await oneAtATime(context.get(sessionContext).contextToken, () =>
    registerGuest(shop, checked.value, storefrontUrl, formToken),
  )
  return refused ? refuse(refused) : redirect(paths.checkout(getLocale(), 'summary'))
}

async function postSummary(form: FormData, context: Route.ActionArgs['context']) {
  const session = context.get(sessionContext)
  const sent = await oneAtATime(session.contextToken, () => sendRequest(context.get(shopContext), session, form))
  if (sent.kind === 'sent') return redirect(paths.confirmation(getLocale()))
  return data<SummaryAnswer>(sent, { status: sent.kind === 'invalid' ? 422 : 409 })
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: `${loaderData?.step === 'summary' ? m.cart_step_summary() : m.cart_step_address()} – ${matches[0].loaderData?.siteName ?? ''}`,
    },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.step === 'summary') {
    return <SummaryStep {...loaderData} answer={actionData && actionData.kind !== 'address' ? actionData : undefined} />
  }
  return <AddressStep {...loaderData} answer={actionData?.kind === 'address' ? actionData : undefined} />
}
