import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { fromTop, listingSearch, type ListingQuery, parseListingQuery } from './listing-query.ts'

/** Id of the GET form; controls outside it name it in `form`. */
export const LISTING_FORM = 'listing-form'

/**
 * Goes where the form would lead, at once and without leaving the place in the page. The address is the one that the
 * links of the page spell, so that going back and forth meets the same pages.
 */
export function useListingForm({ order }: ListingQuery, ownSorting: string) {
  const navigate = useNavigate()
  const go = (form: HTMLFormElement) => {
    const given = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    // The select always says something; the shop's own sorting stays unsaid.
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
