import { withDetails } from '#contracts/shop/request-details.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** Above what the site says of the positions. Visitors cannot write it, so nothing of theirs is taken for that. */
export const POSITIONS_RULE = '――――――――――'

/** The visitor's texts about a whole request. */
interface SummaryTexts {
  orderNumber: string
  /** ISO date. */
  wishedDate: string
  comment: string
  /** Sizes, notes and files of the positions, for a shop that shows none of them to the company. */
  positions?: string
}

/** The comment of an order, with the details and what the site says of the positions. */
export function composeComment({ orderNumber, wishedDate, comment, positions }: SummaryTexts): string {
  const details = { orderNumber, wishedDate: wishedDate && formatDate(wishedDate) }
  const written = withDetails(comment, details, getLocale()).replaceAll(POSITIONS_RULE, '')
  return [written, positions].filter(Boolean).join('\n\n')
}

/**
 * The text without anything that PHP's `strip_tags` takes for a tag. A Shopware removes `<0,2 mm` and all that follows it,
 * but leaves a `<` before a space.
 */
export const withoutTags = (text: string): string => text.replaceAll(/<(?![ \t\n\v\f\r])/g, '< ')

/** Whether a text is an ISO date that is not past. */
export function isFutureDate(text: string, today = new Date()): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return false
  // `2026-02-30` is read as a day of March.
  return new Date(time).toISOString().startsWith(text) && text >= today.toISOString().slice(0, 10)
}
