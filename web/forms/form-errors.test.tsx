// @vitest-environment happy-dom
import { getByRole, queryByRole, queryAllByRole } from '@testing-library/dom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { Field, SelectField } from './field.tsx'
import { errorLine, FormErrors } from './form-errors.tsx'
import { bindFields } from './bind-fields.ts'
import { type FieldErrors as Errors, type FormFields, labelsOf } from './form-fields.ts'

const FIELDS: FormFields<'email' | 'country'> = {
  email: { label: () => 'E-mail', maxLength: 254, required: true, type: 'email', autoComplete: 'email' },
  country: { label: () => 'Country', maxLength: 32, hint: () => 'Where the goods go' },
}

function Page({ result }: { result: { errors: Errors; notice?: string } | undefined }) {
  const { text, choice } = bindFields(FIELDS, { email: 'ada@' }, result?.errors ?? {}, { section: 'billing' })
  return (
    <>
      <FormErrors labelOf={labelsOf(FIELDS)} result={result} />
      <Field {...text('email')} />
      <SelectField {...choice('country')} />
    </>
  )
}

let show: (result: { errors: Errors; notice?: string } | undefined) => HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main') ?? document.body
  const root = createRoot(main)
  show = (result) => {
    act(() => root.render(<Page result={result} />))
    return main
  }
})

test('a form without a result has no list of errors, and fields that are not invalid', () => {
  const page = show(undefined)
  expect(queryByRole(page, 'alert')).toBeNull()
  const email = getByRole<HTMLInputElement>(page, 'textbox', { name: 'E-mail' })
  expect([email.value, email.autocomplete, email.maxLength, email.required]).toEqual([
    'ada@',
    'billing email',
    254,
    true,
  ])
  expect(email.getAttribute('aria-invalid')).toBeNull()
})

test('each error names its field in the list, leads to it, and describes it', () => {
  const page = show({ errors: { email: 'Not complete.', country: 'Missing.' } })
  const links = queryAllByRole<HTMLAnchorElement>(page, 'link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['E-mail: Not complete.', 'Country: Missing.'])
  for (const link of links) {
    const field = document.querySelector(link.hash)
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    const descriptions = field?.getAttribute('aria-describedby')?.split(' ') ?? []
    const described = descriptions.map((id) => document.getElementById(id)?.textContent)
    expect(link.textContent).toContain(described[0])
  }
  expect(links[1]?.hash).toBe(`#${getByRole(page, 'combobox').id}`)
})

test('the list takes the focus with every response, also with as many errors as before', () => {
  const page = show({ errors: { email: 'Not complete.' } })
  const list = getByRole(page, 'alert')
  expect(document.activeElement).toBe(list)
  getByRole(page, 'textbox').focus()
  show({ errors: { email: 'Still not complete.' } })
  expect(document.activeElement).toBe(list)
})

test('an error of the whole form is shown above it', () => {
  expect(getByRole(show({ errors: {}, notice: 'Send it again.' }), 'alert').textContent).toBe('Send it again.')
})

const REQUIRED = 'Dieses Feld ist erforderlich.'

test.each([
  ['E-Mail', REQUIRED, undefined, 'E-Mail fehlt.'],
  ['AGB', REQUIRED, 'AGB bestätigen', 'AGB bestätigen'],
  ['E-Mail', 'Unvollständig.', undefined, 'E-Mail: Unvollständig.'],
  ['AGB', 'Unvollständig.', 'AGB bestätigen', 'AGB: Unvollständig.'],
  [undefined, 'Unvollständig.', undefined, 'Unvollständig.'],
  [undefined, REQUIRED, undefined, REQUIRED],
])('an error at %s, "%s" and "%s", is listed as "%s"', (label, message, missing, line) =>
  expect(errorLine(label, message, missing)).toBe(line),
)
