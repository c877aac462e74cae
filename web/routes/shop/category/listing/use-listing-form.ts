import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { fromTop, listingSearch, type ListingQuery, parseListingQuery } from './listing-query.ts'

/** Id of the GET form; controls outside it name it in `form`. */
export const LISTING_FORM = 'listing-form'

/**
 * Navigates to the form's target immediately and keeps the scroll position. The address has the same spelling as the
 * page's links, so that going back and forth meets the same pages.
 */
export function useListingForm({ order }: ListingQuery, ownSorting: string) {
  const navigate = useNavigate()
  const go = (form: HTMLFormElement) => {
    const given = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    // The select always has a value; the shop's own sorting is omitted.
    if (!order && given.get('order') === ownSorting) given.delete('order')
    const search = listingSearch(fromTop(parseListingQuery(given), {}))
    void navigate({ search }, { preventScrollReset: true })
  }
  return {
    onChange: (event: FormEvent<HTMLElement>) => {
      const { form } = event.target as HTMLInputElement | HTMLSelectElement
      if (form) go(form)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      go(event.currentTarget)
    },
  }
}
