import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readJsonText } from '#web/catalogue/json-text.ts'
import type { RowsInPage } from '#web/catalogue/listing/use-rows-in-page.ts'
import type { ListedRow } from '#web/catalogue/listing/product-rows.server.ts'
import { type ListingQuery, listingSearch } from '#web/routes/shop/category/listing/listing-query.ts'
import type { Listing } from '#web/routes/shop/category/listing/load-listing.server.ts'
import { mayPrefetch } from '#web/shell/links/may-prefetch.ts'
import type { InstantAnswer } from './answer-listing.ts'
import type { AnswerListing } from './load-answers.ts'

interface InstantListing extends InstantAnswer {
  query: ListingQuery
  /** The loaded listing that it stands in for: with another one it has ended, unless it is the newest. */
  base: Listing
  /** Whether no other query followed. It then ends with its own response, not with that to an earlier query. */
  isNewest: boolean
}

const isShown = (instant: InstantListing | undefined, listing: Listing): instant is InstantListing =>
  instant !== undefined && (instant.isNewest || instant.base === listing)

/**
 * The listing in the page, and how to filter it. New filters are answered in the browser, as far as it can: first the
 * rows that drop out disappear, then the others, their total and the numbers of the filters are what they will be. The
 * address follows, and the server's response replaces it (docs/decisions/0041).
 */
export function useInstantListing(listing: Listing, query: ListingQuery, categoryId: string) {
  const navigate = useNavigate()
  const rows = useMemo(() => readJsonText(listing.rows), [listing.rows])
  const [instant, setInstant] = useState<InstantListing>()
  const answer = useAnswers(listing, categoryId)
  const latest = useRef<ListingQuery>(undefined)
  const inPage = useRef<RowsInPage>(null)

  /** Every row that was loaded. Key: id. Owner: this page. End: with the category. Gain: a filter that is removed is answered as well. */
  const known = useRef(new Map<string, ListedRow>())
  useEffect(() => {
    for (const row of rows.products) known.current.set(row.id, row)
  }, [rows])

  useEffect(() => () => void (latest.current = undefined), [])

  const go = useCallback(
    (next: ListingQuery) => {
      latest.current = next
      const follow = async () => {
        if (latest.current !== next) return
        await navigate({ search: listingSearch(next) }, { preventScrollReset: true })
        // A response that does not come leaves the page as it was.
        startTransition(() => setInstant((now) => (now?.query === next ? undefined : now)))
      }
      const answered = next.order === query.order ? answer.current?.(known.current, listing, next) : undefined
      if (!answered) {
        setInstant((now) => now && { ...now, isNewest: false })
        return void follow()
      }
      const show = () => setInstant({ ...answered, query: next, base: listing, isNewest: true })
      if (inPage.current?.showOnly(answered.products)) startTransition(show)
      else show()
      requestAnimationFrame(() => setTimeout(() => void follow()))
    },
    [answer, listing, navigate, query.order],
  )

  const now = isShown(instant, listing) ? instant : undefined
  useEffect(() => {
    if (!now) inPage.current?.showOnly(undefined)
  }, [now])
  const list = useMemo(
    () =>
      now
        ? { listing: now.listing, query: now.query, rows: now.readRows(), before: rows.products }
        : { listing, query, rows, before: undefined },
    [now, listing, query, rows],
  )
  // The filters have a hundred fields, and are counted and painted after the rows.
  const counted = useDeferredValue(now)
  const filters = useMemo(
    () =>
      isShown(counted, listing)
        ? { listing: { ...counted.listing, facets: counted.countFacets() }, query: counted.query }
        : { listing, query },
    [counted, listing, query],
  )
  return { ...list, filters, inPage, go }
}

/** Loads the data for filtering when the page is idle, if the shop counts options. */
function useAnswers({ facets, sorting }: Listing, categoryId: string) {
  const answer = useRef<AnswerListing>(undefined)
  const isCounted = facets.some(({ options }) => options.some(({ count }) => count !== undefined))
  useEffect(() => {
    answer.current = undefined
    if (!isCounted || !mayPrefetch()) return
    const abort = new AbortController()
    const load = async () => {
      // Without the scripts only the server can filter.
      const rules = await import('./load-answers.ts').catch(() => undefined)
      const loaded = await rules?.loadAnswers(categoryId, sorting, abort.signal)
      if (!abort.signal.aborted) answer.current = loaded
    }
    const timer = setTimeout(() => void load(), DELAY)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [categoryId, sorting, isCounted])
  return answer
}

/** The page's own requests come first; ms. */
const DELAY = 200
