import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

type Field = HTMLSelectElement | HTMLInputElement

/**
 * Sets the fields of the filters when links or going back change the address. They are not controlled: a box shows its
 * tick at once, and a number being typed stays. Only a field whose value differs between both addresses is set. So the
 * response to an earlier choice does not undo a later one. Boxes and the order follow as soon as a link is followed:
 * the next tick sends them all.
 * @param form id of the form, to which fields outside of it may belong.
 * @param ownSorting the shop's own, which the address does not name.
 */
export function FieldsOfAddress({ form: id, ownSorting }: { form: string; ownSorting: string }) {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  const coming = next?.pathname === pathname ? next.search : search
  // A choice from before hydration stays.
  const shown = useRef({ choices: search, texts: search })
  useLayoutEffect(() => {
    const { choices, texts } = shown.current
    shown.current = { choices: coming, texts: search }
    for (const field of fieldsOf(id)) {
      if (isText(field)) follow(field, texts, search, '')
      else follow(field, choices, coming, ownSorting)
    }
  }, [id, coming, search, ownSorting])
  return null
}

function fieldsOf(id: string): Field[] {
  const form = document.getElementById(id)
  const elements = form instanceof HTMLFormElement ? [...form.elements] : []
  return elements.filter((one) => one instanceof HTMLSelectElement || one instanceof HTMLInputElement)
}

const isText = (field: Field): boolean => field instanceof HTMLInputElement && field.type !== 'checkbox'

function follow(field: Field, before: string, now: string, otherwise: string) {
  if (before === now) return
  const [old, query] = [new URLSearchParams(before), new URLSearchParams(now)]
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    const isTicked = (one: URLSearchParams) => one.getAll(field.name).includes(field.value)
    if (isTicked(old) !== isTicked(query)) field.checked = isTicked(query)
    return
  }
  const textIn = (one: URLSearchParams) => one.get(field.name)?.trim() ?? ''
  const text = textIn(query)
  if (field.type !== 'hidden' && text !== textIn(old) && field.value.trim() !== text) field.value = text || otherwise
}
