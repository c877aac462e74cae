import type { FocusEvent, FormEvent, KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { fromTop, type ListingQuery, listingSearch, parseListingQuery } from './listing-query.ts'

/** Id of the GET form; controls outside it name it in `form`. */
export const LISTING_FORM = 'listing-form'

/**
 * Goes to the form's target immediately. The address has the same spelling as the page's links, so that going back and
 * forth meets the same pages.
 */
export function useListingForm({ order }: ListingQuery, ownSorting: string) {
  const navigate = useNavigate()
  const go = (form: HTMLFormElement) => {
    const given = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    // An option that was ticked and has no results by now is disabled, and no part of the form's data.
    for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input:checked:disabled')) {
      given.append(name, value)
    }
    // The select always has a value; the shop's own sorting is omitted.
    if (!order && given.get('order') === ownSorting) given.delete('order')
    void navigate({ search: listingSearch(fromTop(parseListingQuery(given), {})) }, { preventScrollReset: true })
  }
  return {
    go,
    /** A tick or a choice asks at once, a number when it is complete. */
    onChange: (event: FormEvent<HTMLElement>) => {
      const control = event.target as HTMLInputElement | HTMLSelectElement
      if (control.form && control.type !== 'text') go(control.form)
    },
    /** A number is complete when its field is left, or with Enter. */
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const form = changedForm(target)
      if (form) go(form)
    },
    /** With several text fields and no button of its own, a browser does not send a form with Enter. */
    onKeyDown: ({ key, target }: KeyboardEvent<HTMLElement>) => {
      const form = key === 'Enter' && changedForm(target)
      if (form) go(form)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      go(event.currentTarget)
    },
  }
}

/** Whether a control was changed before its scripts came. A number that is still being typed asks when it is left. */
export const isChangedEarly = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : Boolean(changedForm(control)) && control !== document.activeElement)

/** The form of a text field whose text is not in the address yet. */
const changedForm = (field: EventTarget) =>
  field instanceof HTMLInputElement && field.type === 'text' && field.value.trim() !== field.defaultValue && field.form
