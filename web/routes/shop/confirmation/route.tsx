import { redirect } from 'react-router'
import { attachmentsContext, reportContext, sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths, requestPaths } from '#web/app/paths.ts'
import { ownLanguage } from '#web/catalogue/text-languages.server.ts'
import { rememberOpened } from '#web/quote-request/opened-quote-request.server.ts'
import { readSentQuoteRequest } from '#web/quote-request/sent-quote-request.server.ts'
import { shownEmail } from '#contracts/shown-email.server.ts'
import { readKnownCustomer } from '#web/customer/account/require-customer.server.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toSentRequest } from '#web/quote-request/to-sent-quote-request.ts'
import type { Route } from './+types/route'

const ConfirmationScreen = lazyPart(async () => (await import('./confirmation-screen.tsx')).ConfirmationScreen)

export const handle = { caching: 'personal', rank: 'checkout', otherLanguages: 'same path' } satisfies RouteHandle

/**
 * Shown again after a reload, for an hour; without a quote request of this browser it redirects. The request itself may
 * be missing: the thanks do not wait for a shop that does not respond.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const report = context.get(reportContext)
  if (session.sentQuoteRequest) await readKnownCustomer(context).catch(report)
  const { sentQuoteRequest } = session
  if (!sentQuoteRequest) throw redirect(paths.cart(getLocale()))
  const { number, email, picture, isCopyLeftOut } = sentQuoteRequest
  const attachments = context.get(attachmentsContext)
  const order = await readSentQuoteRequest(context.get(shopContext), sentQuoteRequest).catch((failure: unknown) => {
    report(failure)
    return undefined
  })
  // This browser has sent it: its page opens without asking for the address again.
  if (order && !session.isSignedIn) rememberOpened(session, sentQuoteRequest)
  const locale = getLocale()
  return {
    number,
    email: shownEmail(email),
    picture,
    request: order && toSentRequest(order, ownLanguage(getLocale(), context.get(siteContext).shopLanguages)),
    isGuest: !session.isSignedIn,
    page:
      order &&
      (session.isSignedIn
        ? requestPaths.past(locale, order.id)
        : requestPaths.linked(locale, sentQuoteRequest.deepLinkCode)),
    attachments: (sentQuoteRequest.attachments && (await attachments?.list(sentQuoteRequest.attachments))) || [],
    isShopEmbedded: context.get(siteContext).isShopEmbedded && !isCopyLeftOut,
  }
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.checkout_thanks(), root: matches[0] })
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationScreen {...loaderData} />
}
