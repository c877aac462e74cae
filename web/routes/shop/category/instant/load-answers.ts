import type { OfferTable } from '#contracts/shop/listing.ts'
import { offerTablePath } from '#web/app/paths/offer-table-path.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { answerListing, type InstantAnswer } from './answer-listing.ts'
import { matchOffers } from './match-offers.ts'

/** {@link answerListing} with its table. */
export type AnswerListing = (
  ...call: Parameters<typeof answerListing> extends [unknown, ...infer Rest] ? Rest : never
) => InstantAnswer | undefined

/** Loads the table of a category; undefined if the shop does not provide it, or it does not come. The list works without. */
export async function loadAnswers(
  categoryId: string,
  sorting: string,
  signal: AbortSignal,
): Promise<AnswerListing | undefined> {
  const response = await fetch(offerTablePath(getLocale(), categoryId, sorting), { signal }).catch(() => undefined)
  if (!response?.ok) return undefined
  const table: OfferTable | null = await response.json()
  if (table) warmUp(table)
  return table ? (...call) => answerListing(table, ...call) : undefined
}

/** The first run of these loops takes three times as long as the next: the browser compiles them with it. */
function warmUp(table: OfferTable): void {
  const choice = {
    options: table.options.slice(0, 1).map(([id]) => id),
    traits: table.traits.slice(0, 1),
    measures: {},
  }
  for (const product of matchOffers(table, choice)?.products() ?? []) product.ranges()
}
