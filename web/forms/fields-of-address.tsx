import { useLayoutEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'

/**
 * Sets the fields of the filters when links or going back change the address. They are not controlled: a box shows its
 * tick at once, and a number being typed stays. Only a field whose value differs between both addresses is set. So the
 * response to an earlier choice does not undo a later one.
 * @param form id of the form, to which fields outside of it may belong.
 * @param ownSorting the shop's own, which the address does not name.
 */
export function FieldsOfAddress({ form: id, ownSorting }: { form: string; ownSorting: string }) {
  const [search] = useSearchParams()
  const { state } = useNavigation()
  // A choice from before hydration stays.
  const shown = useRef(search)
  useLayoutEffect(() => {
    const before = shown.current
    if (state !== 'idle' || before === search) return
    shown.current = search
    const form = document.getElementById(id)
    for (const field of form instanceof HTMLFormElement ? form.elements : []) {
      if (field instanceof HTMLSelectElement) follow(field, before, search, ownSorting)
      else if (field instanceof HTMLInputElement) follow(field, before, search, '')
    }
  }, [id, state, search, ownSorting])
  return null
}

function follow(
  field: HTMLSelectElement | HTMLInputElement,
  before: URLSearchParams,
  now: URLSearchParams,
  otherwise: string,
) {
  if (field.type === 'checkbox' && field instanceof HTMLInputElement) {
    const isTicked = (query: URLSearchParams) => query.getAll(field.name).includes(field.value)
    if (isTicked(before) !== isTicked(now)) field.checked = isTicked(now)
    return
  }
  const textIn = (query: URLSearchParams) => query.get(field.name)?.trim() ?? ''
  const text = textIn(now)
  if (field.type !== 'hidden' && text !== textIn(before) && field.value.trim() !== text) field.value = text || otherwise
}
