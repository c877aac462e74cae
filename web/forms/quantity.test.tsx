// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Quantity } from './quantity.tsx'

function renderQuantity() {
  const place = document.body.appendChild(document.createElement('div'))
  act(() => createRoot(place).render(<Quantity label="Pieces" name="quantity" value={1} />))
  const field = place.querySelector('input')
  if (!field) throw new Error('There is no field.')
  return field
}

/** Replaces the text as typing does. WebKit has no value then, if the text is not a number. */
function type(field: HTMLInputElement, value: string, badInput: boolean) {
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput } })
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

test('A field that was emptied has its number again when it is left.', () => {
  const field = renderQuantity()
  type(field, '', false)
  expect(field.value).toBe('1')
})

test('A text that the browser cannot read as a number stays in the field.', () => {
  const field = renderQuantity()
  type(field, '', true)
  expect(field.value).toBe('')
})
