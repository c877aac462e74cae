import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'

/** Above what the site says of the positions. Visitors cannot write it, so nothing of theirs is taken for that. */
export const POSITIONS_RULE = '――――――――――'

/** The visitor's texts about a whole request. */
export interface RequestDetails {
  orderNumber: string
  /** ISO date. */
  wishedDate: string
  comment: string
  /** Sizes, notes and files of the positions, for a shop that shows none of them to the company. */
  positions?: string
}

/**
 * Puts the details into the comment of an order, one line each. It is the only field for them that a Shopware keeps,
 * prints and mails without an extension.
 */
export function composeComment({ orderNumber, wishedDate, comment, positions }: RequestDetails): string {
  const lines = [
    orderNumber && `${m.checkout_order_number()}: ${orderNumber}`,
    wishedDate && `${m.checkout_wished_date()}: ${formatDate(wishedDate)}`,
  ].filter(Boolean)
  return [lines.join('\n').replaceAll(POSITIONS_RULE, ''), comment.replaceAll(POSITIONS_RULE, ''), positions]
    .filter(Boolean)
    .join('\n\n')
}

/** Whether a text is an ISO date that is not past. */
export function isFutureDate(text: string, today = new Date()): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return false
  // `2026-02-30` is read as a day of March.
  return new Date(time).toISOString().startsWith(text) && text >= today.toISOString().slice(0, 10)
}
