import type { RouterContextProvider } from 'react-router'
import { shopContext } from '#web/app/context.ts'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { toHistoryEntry } from '#web/quote-request/history/history-entry.ts'
import { HISTORY_PAGE, readNewestRequests } from '#web/quote-request/read-quote-requests.server.ts'

/** Pages of which a history may consist; more is a mistyped address. */
const MOST_PAGES = 100

/**
 * Loads the quote requests of the customer. `page` includes the pages before it, so that the link to older requests
 * works without scripts and as a bookmark.
 */
export async function loadHistory(context: Readonly<RouterContextProvider>, request: Request) {
  await requireCustomer(context, request)
  const given = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const page = Number.isInteger(given) ? Math.min(Math.max(given, 1), MOST_PAGES) : 1
  const { requests, total } = await readNewestRequests(context.get(shopContext), page * HISTORY_PAGE)
  return { screen: 'history' as const, page, total, entries: requests.map(toHistoryEntry) }
}
