import { isChanged } from './changed-controls.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Gives input back to fields that React has rendered again. It does so where an extension had changed the markup before
 * the scripts came, and the new fields are empty.
 * @param before the fields of the page as the server sent it.
 */
export function restoreInput(before: Iterable<Element>) {
  for (const old of before) {
    const field = old.id === '' || old.isConnected || !isChanged(old) ? null : document.getElementById(old.id)
    if (field && !isChanged(field)) copyInput(old, field)
  }
}

function copyInput(old: Element, field: Element) {
  if (isBox(old) && isBox(field)) {
    // React hears of a box by its click.
    if (old.checked !== field.checked) field.click()
  } else if (isControl(old) && isControl(field) && old.tagName === field.tagName) {
    write(field, old.value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

/** Sets the value past React's own property, so that React hears of it by the event. */
function write(field: Control, value: string) {
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')
