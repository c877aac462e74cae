import { type ReactNode, useState } from 'react'
import { redirect, useFetchers } from 'react-router'
import { attachmentsContext, sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { languageName, ownLanguage } from '#web/catalogue/text-languages.server.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import layout from '#web/quote-request/quote-request-layout.module.css'
import { sumsOfCart } from '#web/quote-request/shop-sums.ts'
import { toQuoteRequestPositions } from '#web/quote-request/quote-request-positions.ts'
import { cartNotices } from '#web/cart/shop-messages.ts'
import { readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { tooLongNotices } from '#web/cart/room-in-cart.ts'
import { unpackRemovedLines } from '#web/cart/removed-lines.server.ts'
import { recoverQuoteRequest } from '#web/quote-request/sent-quote-request.server.ts'
import { AccountError } from '#web/customer/account/account-error.tsx'
import { runAccountAction } from '#web/customer/account/again/account-action.server.ts'
import { CUSTOMER_FIELD } from '#web/customer/account/again/session-over.ts'
import { readKnownCustomer } from '#web/customer/account/require-customer.server.ts'
import { formHeaders, runFormAction } from '#web/forms/action/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { LostLines } from '#web/cart/lost-lines.tsx'
import { lostLines, noteCart } from '#web/cart/note-cart.ts'
import { carriedInputContext, noteCarriedInput } from '#web/forms/unsent/carried-input.server.ts'
import { newFormToken } from '#web/places/form-token.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CART_FORM, isSave, savePath } from './cart-form.ts'
import { cartAction } from './change-cart.server.ts'
import css from './route.module.css'
import { UndoRemoval } from './undo-removal.tsx'
import type { Route } from './+types/route'

const FilledCart = lazyPart(async () => (await import('./filled-cart.tsx')).FilledCart)
const ListEntrySection = lazyPart(
  async () => (await import('#web/cart/list-entry/list-entry-section.tsx')).ListEntrySection,
)

export const handle = { caching: 'personal', rank: 'checkout', otherLanguages: 'same path' } satisfies RouteHandle

/** Step 1 of a quote request: the products. A visitor without a session has an empty cart, without asking the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (!session.contextToken)
    return {
      sent: session.sentQuoteRequest?.number,
      lines: [],
      sums: undefined,
      redeemed: undefined,
      lost: [],
      notices: [],
      removed: 0,
      formToken: '',
      carried: [],
    }
  const shop = context.get(shopContext)
  const [cart, customer] = await Promise.all([readCartFields(shop), readKnownCustomer(context)])
  noteCart(session, cart)
  const [sums, lost] = [sumsOfCart(cart), lostLines(session)]
  const language = ownLanguage(getLocale(), context.get(siteContext).shopLanguages)
  const lines = toQuoteRequestPositions(cart, language)
  // Empty because it was sent, and the answer got lost on its way.
  if (lines.length === 0 && (await recoverQuoteRequest(shop, session))) throw redirect(paths.confirmation(getLocale()))
  return {
    // Known to be this visitor's: the customer was asked for above.
    sent: lines.length === 0 ? session.sentQuoteRequest?.number : undefined,
    lines,
    otherLanguage: languageName(language, getLocale()),
    customerId: customer?.id,
    // The folder is there before several files are chosen at once.
    attachments:
      lines.length > 0 ? await context.get(attachmentsContext)?.list(session.openAttachmentFolder()) : undefined,
    sums,
    redeemed: context.get(siteContext).isShopEmbedded ? undefined : sums.extras.filter(({ code }) => code !== ''),
    lost,
    notices: [...cartNotices(cart, lost), ...tooLongNotices(lines.length)],
    removed: unpackRemovedLines(session.removedLines).length,
    formToken: newFormToken(),
    carried: context.get(carriedInputContext),
  }
}

/** A line of a customer carries the customer's id: without a session its input waits for a sign-in. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  if (noteCarriedInput(request, posted, context)) return null
  const run = posted.has(CUSTOMER_FIELD) ? runAccountAction : runFormAction
  const result = await run(cartAction, posted, context)
  return result instanceof Response && isSave(request.url) ? null : result
}

export const headers = formHeaders

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, (posted) => networkErrorResult(CART_FORM, posted))

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.cart_title(), root: matches[0] })
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, removed, formToken, ...cart } = loaderData
  const result = useLastResult(actionData ?? undefined)
  const inForm = result?.done
  const undo = (removed > 0 || inForm) && (
    <UndoRemoval count={inForm?.count ?? removed} packed={inForm?.packed} formToken={formToken} />
  )
  if (cart.lines.length === 0)
    return (
      <EmptyCart sent={sent} lost={cart.lost} notices={cart.notices}>
        {undo}
      </EmptyCart>
    )
  return (
    <FilledCart {...cart} result={result}>
      {undo}
    </FilledCart>
  )
}

/** The result of the page's last form, until a line is saved. After data, React Router keeps it. */
function useLastResult<Result>(last: Result | undefined): Result | undefined {
  const saves = savePath(paths.cart(getLocale()))
  const isSaved = useFetchers().some(({ formAction, data }) => formAction === saves && data === null)
  const [wasSaved, setSaved] = useState(false)
  const [over, end] = useState<Result>()
  if (isSaved !== wasSaved) {
    setSaved(isSaved)
    if (isSaved) end(last)
  }
  return last === over ? undefined : last
}

interface EmptyCartProps {
  lost: readonly string[]
  notices: string[]
  /** Number of the quote request that this browser has just sent. */
  sent: string | undefined
  children: ReactNode
}

function EmptyCart({ lost, notices, sent, children }: EmptyCartProps) {
  return (
    <div className={`wrap ${layout.page}`}>
      <h1>{m.cart_title()}</h1>
      <LostLines numbers={lost} />
      {notices.map((notice) => (
        <Notice key={notice} tone="warn" title={notice} />
      ))}
      {children}
      <p className={css.empty}>{m.cart_empty()}</p>
      {sent && (
        <p>
          <Link to={paths.confirmation(getLocale())}>{m.cart_sent_before({ number: sent })}</Link>
        </p>
      )}
      <ButtonLink to={paths.shop(getLocale())}>{m.cart_to_shop()}</ButtonLink>
      <ListEntrySection isFolded={false} />
    </div>
  )
}

/** As everywhere, and with a form that the shop did not get. */
export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return <AccountError error={error} actionData={actionData ?? undefined} />
}
