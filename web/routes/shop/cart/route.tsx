import { data, Form, redirect, useNavigation } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import { cartErrors } from '#contracts/shop/cart.ts'
import { reportContext, sessionContext, shopContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readForm } from '#web/forms/read-form.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { countPieces } from '#web/session/count-pieces.ts'
import { catchNetworkError } from '#web/forms/network-error.ts'
import { oneAtATime } from '#web/cart/one-at-a-time.ts'
import { RequestPanel } from '#web/cart/quote-request/request-panel.tsx'
import { RequestHead } from '#web/cart/quote-request/request-steps.tsx'
import { requestLines, requestTotals } from '#web/cart/quote-request/request.ts'
import { recoverSent } from '#web/cart/sent-request.server.ts'
import layout from '#web/cart/quote-request/request-layout.module.css'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CartLine } from './cart-line.tsx'
import { changeCart, type CartChange } from './change-cart.server.ts'
import { unreachableCart } from './invalid-change.ts'
import { EmptyCart } from './empty-cart.tsx'
import css from './route.module.css'
import type { Route } from './+types/route'

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

/** Step 1 of a quote request: the products. A visitor without a session has an empty cart, without asking the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (!session.contextToken) return { lines: [], notices: [] }
  const shop = context.get(shopContext)
  const cart = await shop('GET /checkout/cart')
  session.cartCount = countPieces(cart)
  const lines = requestLines(cart)
  // Empty because it was sent, and the answer got lost on its way.
  if (lines.length === 0 && (await recoverSent(shop, session))) throw redirect(paths.confirmation(getLocale()))
  return { lines, notices: cartErrors(cart).map(({ message }) => message) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  const form = await readForm(request)
  let change: CartChange
  try {
    change = await oneAtATime(session.contextToken, () => changeCart(context.get(shopContext), form))
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
    context.get(reportContext)(error)
    return data(unreachableCart(form), { status: 503 })
  }
  if (change.kind === 'invalid') return data(change, { status: 422 })
  session.cartCount = countPieces(change.cart)
  if (change.notice) session.flash(change.notice)
  return redirect(paths.cart(getLocale()))
}

export const clientAction = (args: Route.ClientActionArgs) => catchNetworkError(args, unreachableCart)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${m.cart_title()} – ${matches[0].loaderData?.siteName ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Cart({ loaderData: { lines, notices }, actionData }: Route.ComponentProps) {
  const locale = getLocale()
  const clearing = useNavigation().formData?.get('intent') === 'clear'
  if (lines.length === 0) return <EmptyCart notices={notices} />
  return (
    <div className={`wrap ${layout.page}`}>
      <RequestHead current={1} title={m.cart_title()} />
      {notices.map((notice) => (
        <Notice key={notice} tone="warn" title={notice} />
      ))}
      {actionData?.lineId === '' && <Notice tone="error" title={actionData.error} />}
      <div className={layout.grid}>
        <div>
          <ol className={css.lines}>
            {lines.map((line, index) => (
              <CartLine
                key={line.id}
                line={line}
                position={index + 1}
                invalid={actionData?.lineId === line.id ? actionData : undefined}
              />
            ))}
          </ol>
          <div className={layout.actions}>
            <ButtonLink variant="line" to={paths.shop(locale)}>
              <Icon name="plus" />
              {m.cart_add_more()}
            </ButtonLink>
            <Form method="post">
              <Button variant="quiet" type="submit" name="intent" value="clear" busy={clearing}>
                {m.cart_clear()}
              </Button>
            </Form>
          </div>
        </div>
        <RequestPanel totals={requestTotals(lines)}>
          <ButtonLink wide to={paths.checkout(locale)}>
            {m.cart_continue()}
          </ButtonLink>
          <p className={css.legal}>{m.cart_non_binding()}</p>
        </RequestPanel>
      </div>
    </div>
  )
}
