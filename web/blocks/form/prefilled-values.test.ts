import { expect, test } from 'vitest'
import type { InputField } from '#contracts/content/forms/form.ts'
import { prefilledValues } from './prefilled-values.ts'

const field = (name: string, kind: InputField['kind']): InputField => ({
  kind,
  name,
  id: name,
  label: name,
  hint: [],
  isRequired: false,
  autoComplete: undefined,
  type: 'text',
  value: '',
  placeholder: '',
  maxLength: undefined,
  bounds: {},
})
const FORM = [field('name', 'input'), field('question', 'textarea'), field('more', 'textarea')]
const fill = (query: string, fields = FORM) => prefilledValues(fields, new URLSearchParams(query))

test('The text of an address is in the first large field.', () => {
  expect(fill('message=Media%3A%20NaOH%0AUse%3A')).toEqual({ question: ['Media: NaOH\nUse:'] })
})

test('Without a text or a large field nothing is filled in, and a text has an end.', () => {
  expect([fill(''), fill('message='), fill('message=a', FORM.slice(0, 1))]).toEqual([{}, {}, {}])
  expect(fill(`message=${'a'.repeat(5000)}`)['question']?.[0]).toHaveLength(2000)
})
