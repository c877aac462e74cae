import type { OfferTable } from '#contracts/shop/listing.ts'
import { offerTablePath } from '#web/app/offer-table-path.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { answerListing, type ShownListing } from './answer-listing.ts'

/** {@link answerListing} with its table. */
export type AnswerListing = (
  ...call: Parameters<typeof answerListing> extends [unknown, ...infer Rest] ? Rest : never
) => ShownListing | undefined

/** Loads the table of a category; undefined if the shop does not provide it, or it does not come. The list works without. */
export async function loadAnswers(
  categoryId: string,
  sorting: string,
  signal: AbortSignal,
): Promise<AnswerListing | undefined> {
  const response = await fetch(offerTablePath(getLocale(), categoryId, sorting), { signal }).catch(() => undefined)
  if (!response?.ok) return undefined
  const table: OfferTable | null = await response.json()
  return table ? (...call) => answerListing(table, ...call) : undefined
}
