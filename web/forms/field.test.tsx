// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/dom'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bindFields } from './bind-fields.ts'
import { CheckField, Field } from './field.tsx'
import type { FieldErrors, FormFields } from './form-fields.ts'

const FIELDS: FormFields<'zipcode' | 'terms'> = {
  zipcode: { label: () => 'Postcode', maxLength: 10, required: true },
  terms: { label: () => 'Terms', maxLength: 2, required: true },
}
const ERRORS: FieldErrors = { zipcode: 'Does not fit', terms: 'Is required' }

let place: HTMLElement
let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

async function show(errors: FieldErrors) {
  const { text, box } = bindFields(FIELDS, { zipcode: '3011 ab' }, errors)
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <form>
          <Field {...text('zipcode')} />
          <CheckField {...box('terms')} />
        </form>
      ),
    },
  ])
  await act(async () => root.render(<Stub initialEntries={['/']} />))
  return within(place)
}

test('the error of a field leaves when the field is changed, and those of others stay', async () => {
  const page = await show(ERRORS)
  const zipcode = page.getByLabelText(/Postcode/)
  expect(zipcode.getAttribute('aria-invalid')).toBe('true')
  act(() => void fireEvent.input(zipcode, { target: { value: '33100' } }))
  expect([page.queryByText('Does not fit'), zipcode.getAttribute('aria-invalid')]).toEqual([null, null])
  expect(page.queryByText('Is required')).not.toBeNull()
  act(() => page.getByLabelText(/Terms/).click())
  expect(page.queryByText('Is required')).toBeNull()
})
