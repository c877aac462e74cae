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
  const table = await readTable(offerTablePath(getLocale(), categoryId, sorting), signal)
  if (!table) return undefined
  warmUp(table)
  return (...call) => answerListing(table, ...call)
}

async function readTable(address: string, signal: AbortSignal): Promise<OfferTable | null> {
  try {
    const response = await fetch(address, { signal })
    return response.ok ? await response.json() : null
  } catch (error) {
    // No connection, a page that was left, or a response of a proxy.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError) return null
    throw error
  }
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
