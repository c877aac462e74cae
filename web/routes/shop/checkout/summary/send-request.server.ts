import { ServiceFailure } from '#contracts/failure.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { m } from '#web/i18n/messages.ts'
import type { Session } from '#web/session/session.server.ts'
import { rememberSent } from '#web/cart/sent-request.server.ts'
import { CONFIRMATIONS, type Confirmation } from './confirmation-names.ts'
import { confirmedHash, requestKey } from './request-key.server.ts'
import { readSummary, type SummaryValues } from './summary-values.ts'

/** Longest comment that goes with a request. */
const LONGEST_COMMENT = 4000

export type Sent =
  | { kind: 'sent' }
  | { kind: 'invalid'; values: SummaryValues; errors: Partial<Record<Confirmation | 'comment', string>> }
  /** The request is not what the visitor saw when confirming it, or is empty by now. */
  | { kind: 'changed'; values: SummaryValues; notice: string }

/**
 * Sends the request once, however often it is posted, and only what the visitor confirmed: the shop compares the cart's
 * hash. Unreachable services are thrown, with what was typed kept by the caller.
 */
export async function sendRequest(shop: ShopClient, session: Session, form: FormData): Promise<Sent> {
  const values = readSummary(form)
  const key = String(form.get('key') ?? '')
  // Sent by this browser before: a second tab, a reload, a step back.
  if (session.sentRequest && session.sentRequest.key === key) return { kind: 'sent' }
  const errors = problems(values)
  if (Object.keys(errors).length > 0) return { kind: 'invalid', values, errors }

  const changed = (notice: string): Sent => ({ kind: 'changed', values, notice })
  if (session.contextToken === undefined) return changed(m.checkout_session_over())
  const hash = confirmedHash(key)
  // Another tab has given another address.
  if (key !== requestKey(session.contextToken, hash)) return changed(m.checkout_cart_changed())
  try {
    const body = { ...(hash && { hash }), ...(values.comment && { customerComment: values.comment }) }
    rememberSent(session, await shop('POST /checkout/order', { body, idempotencyKey: key }), key)
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.failure.kind !== 'refused' || error.retryAfter) throw error
    if (error.has('CHECKOUT__CART_HASH_MISMATCH')) return changed(m.checkout_cart_changed())
    // A product was taken off the shop.
    if (error.has('CHECKOUT__CART_INVALID')) return changed(m.checkout_cart_changed())
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
