import type { Order } from '#contracts/shop/order.ts'
import { shownEmail } from '#contracts/shown-email.server.ts'
import { type SentRequestView, toSentRequest } from './to-sent-quote-request.ts'

/** A quote request as its page shows it. */
export interface ShownRequest {
  number: string
  /** The shop's name of the state and its kind; undefined if the shop does not say. */
  state: { name: string; kind: string } | undefined
  email: string
  request: SentRequestView
}

export const toShownRequest = (order: Order): ShownRequest => ({
  number: order.orderNumber,
  state: toShownState(order),
  email: shownEmail(order.orderCustomer?.email ?? ''),
  request: toSentRequest(order),
})

/** Returns the state of a quote request in the shop's words. */
export const toShownState = ({ stateMachineState: state }: Order): ShownRequest['state'] =>
  state ? { name: state.translated.name, kind: state.technicalName } : undefined
