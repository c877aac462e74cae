import { useLayoutEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { LISTING_FORM } from '#web/routes/shop/category/listing/use-listing-form.ts'

/**
 * Sets the fields of the filters when links or going back change the address. They are not controlled: a box shows its
 * tick at once, and a number being typed stays. The response to an earlier choice undoes neither.
 * @param ownSorting the shop's own, which the address does not name.
 */
export function FieldsOfAddress({ ownSorting }: { ownSorting: string }) {
  const [search] = useSearchParams()
  const { state } = useNavigation()
  // A choice from before hydration stays.
  const shown = useRef(search)
  useLayoutEffect(() => {
    const before = shown.current
    if (state !== 'idle' || before === search) return
    shown.current = search
    const form = document.getElementById(LISTING_FORM)
    for (const field of form instanceof HTMLFormElement ? form.elements : []) {
      if (field instanceof HTMLSelectElement) field.value = search.get(field.name) ?? ownSorting
      if (!(field instanceof HTMLInputElement)) continue
      if (field.type === 'checkbox') field.checked = search.getAll(field.name).includes(field.value)
      if (field.type === 'text') setText(field, typedIn(before, field), typedIn(search, field))
    }
  }, [state, search, ownSorting])
  return null
}

const typedIn = (search: URLSearchParams, { name }: HTMLInputElement) => search.get(name)?.trim() ?? ''

function setText(field: HTMLInputElement, before: string, now: string) {
  if (now !== before && field.value.trim() !== now) field.value = now
}
