// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/dom'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bindFields } from './bind-fields.ts'
import { CheckField } from './field.tsx'
import type { FieldErrors, FormFields } from './form-fields.ts'
import { useOpenErrors } from './use-open-errors.ts'

const FIELDS: FormFields<'terms' | 'sheets'> = {
  terms: { label: () => 'Terms', maxLength: 2, required: true },
  sheets: { label: () => 'Data sheets', maxLength: 2, required: true },
}

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

function Example({ answer }: { answer: FieldErrors | undefined }) {
  const { errors, onInput } = useOpenErrors(answer, { terms: 'sheets' })
  const { box } = bindFields(FIELDS, {}, errors)
  return (
    <form onInput={onInput}>
      <CheckField {...box('terms')} />
      <CheckField {...box('sheets')} />
    </form>
  )
}

const show = (answer: FieldErrors | undefined) => act(async () => root.render(<Example answer={answer} />))
const tick = (name: RegExp) => act(() => void fireEvent.input(within(place).getByLabelText(name)))
const errorsShown = () => [...place.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id)

test('the error of a field leaves when the field that decides on it is changed', async () => {
  await show({ sheets: 'Is required' })
  tick(/Terms/)
  expect(errorsShown()).toEqual([])
})

test('the error of a field leaves when it is changed, those of others stay, and another response has its own', async () => {
  await show({ terms: 'Is required', sheets: 'Is required' })
  expect(errorsShown()).toEqual(['terms', 'sheets'])
  tick(/Data sheets/)
  expect(errorsShown()).toEqual(['terms'])
  tick(/Terms/)
  expect(errorsShown()).toEqual([])
  await show({ terms: 'Is required' })
  expect(errorsShown()).toEqual(['terms'])
  await show(undefined)
  expect(errorsShown()).toEqual([])
})
