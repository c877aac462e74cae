import { ServiceFailure } from '#contracts/failure.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { m } from '#web/i18n/messages.ts'
import type { Session } from '#web/session/session.server.ts'
import { requestLines } from '#web/shop/request/request.ts'
import { rememberSent } from '#web/sent-request.server.ts'
import { CONFIRMATIONS, type Confirmation } from './confirmation-names.ts'
import { requestKey } from './request-key.server.ts'
import { readSummary, type SummaryValues } from './summary-values.ts'

/** Longest comment that goes with a request. */
const LONGEST_COMMENT = 4000

export type Sent =
  | { kind: 'sent' }
  | { kind: 'invalid'; values: SummaryValues; errors: Partial<Record<Confirmation | 'comment', string>> }
  /** The request is not what the visitor saw when confirming it, or is empty by now. */
  | { kind: 'changed'; values: SummaryValues; notice: string }

/** Sends the request once, however often it is posted. Unreachable services are thrown, with what was typed kept by the caller. */
export async function sendRequest(shop: ShopClient, session: Session, form: FormData): Promise<Sent> {
  const values = readSummary(form)
  const key = String(form.get('key') ?? '')
  // Sent by this browser before: a second tab, a reload, a step back.
  if (session.sentRequest && session.sentRequest.key === key) return { kind: 'sent' }
  const errors = problems(values)
  if (Object.keys(errors).length > 0) return { kind: 'invalid', values, errors }

  const lines = requestLines(await shop('GET /checkout/cart'))
  const changed = (notice: string): Sent => ({ kind: 'changed', values, notice })
  if (lines.length > 0 && requestKey(lines) !== key) return changed(m.checkout_cart_changed())
  try {
    // An empty cart may be one whose answer got lost: the shop knows the key and answers with the same order.
    const order = await shop(
      'POST /checkout/order',
      { body: values.comment ? { customerComment: values.comment } : {} },
      { idempotencyKey: key },
    )
    rememberSent(session, order, key, lines)
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.failure.kind !== 'refused' || error.retryAfter) throw error
    if (error.has('CHECKOUT__CART_EMPTY')) return changed(m.checkout_cart_empty())
    if (error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return changed(m.checkout_session_over())
    return changed(m.checkout_not_sent())
  }
}

function problems({ comment, confirmed }: SummaryValues) {
  const errors: Partial<Record<Confirmation | 'comment', string>> = {}
  for (const name of CONFIRMATIONS) if (!confirmed.includes(name)) errors[name] = m.checkout_required()
  if (comment.length > LONGEST_COMMENT) errors.comment = m.checkout_max_length({ max: LONGEST_COMMENT })
  return errors
}
