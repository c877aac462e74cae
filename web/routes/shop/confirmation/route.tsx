import { redirect } from 'react-router'
import { attachmentsContext, reportContext, sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import layout from '#web/cart/quote-request/request-layout.module.css'
import { readSentQuoteRequest } from '#web/cart/sent-quote-request.server.ts'
import { PrintButton } from '#web/shell/notices/print-button.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { lazyHydrated } from '#web/ui/lazy-hydrated.tsx'
import css from './route.module.css'
import { toSentRequest } from './to-sent-request.ts'
import type { Route } from './+types/route'

const loadRequest = async () => (await import('./sent-request.tsx')).SentRequest
const SentRequest = lazyHydrated(loadRequest, import.meta.env.SSR ? await loadRequest() : undefined)

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

/**
 * Shown again after a reload, for an hour; without a quote request of this browser it redirects. The request itself may
 * be missing: the thanks do not wait for a shop that does not respond.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { sentQuoteRequest } = context.get(sessionContext)
  if (!sentQuoteRequest) throw redirect(paths.cart(getLocale()))
  const { number, email, picture } = sentQuoteRequest
  const attachments = context.get(attachmentsContext)
  const order = await readSentQuoteRequest(context.get(shopContext), sentQuoteRequest).catch((failure: unknown) => {
    context.get(reportContext)(failure)
    return undefined
  })
  return {
    number,
    email,
    picture,
    request: order && toSentRequest(order),
    attachments: (sentQuoteRequest.attachments && (await attachments?.list(sentQuoteRequest.attachments))) || [],
    sendsCopies: context.get(siteContext).sendsCopies,
  }
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.checkout_thanks(), siteName: matches[0].loaderData?.siteName, isListed: false })
}

export default function Confirmation({
  loaderData: { number, email, picture, request, attachments, sendsCopies },
}: Route.ComponentProps) {
  return (
    <div className={`wrap ${layout.page} ${css.page}`}>
      <div>
        <h1>{m.checkout_thanks()}</h1>
        <p className={css.lede}>
          {m.checkout_request_number()} <strong className={css.number}>{number}</strong>.{' '}
          {email && (sendsCopies ? m.checkout_copy_sent({ email }) : m.checkout_answer_to({ email }))}
        </p>
        <ol className={css.next}>
          <li>
            <b>{m.checkout_next_check()}</b> {m.checkout_next_check_text()}
          </li>
          <li>
            <b>{m.checkout_next_offer()}</b> {m.checkout_next_offer_text()}
          </li>
          <li>
            <b>{m.checkout_next_decide()}</b> {m.checkout_next_decide_text()}
          </li>
        </ol>
        <p className={css.note}>{m.checkout_non_binding()}</p>
        <div className={layout.actions}>
          <ButtonLink to={paths.home(getLocale())}>{m.checkout_to_home()}</ButtonLink>
          <ButtonLink variant="line" to={paths.shop(getLocale())}>
            {m.checkout_to_shop()}
          </ButtonLink>
          <PrintButton />
        </div>
      </div>
      {picture && <img className={css.picture} src={picture} width={480} height={400} alt="" />}
      {request && <SentRequest request={request} attachments={attachments} email={email} />}
    </div>
  )
}
