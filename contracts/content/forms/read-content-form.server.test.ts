import { expect, test } from 'vitest'
import { valueFields } from './form.ts'
import { readContentForm } from './read-content-form.server.ts'

const PREFIX = 'tx_form_formframework[contact-53]'
const field = (type: string, identifier: string, rest: object = {}) => ({
  type,
  identifier,
  label: identifier,
  name: `${PREFIX}[${identifier}]`,
  defaultValue: '',
  value: null,
  properties: [],
  ...rest,
})

/** As a TYPO3 13.4 with EXT:headless 4.7 sent it. */
const link = { href: '/de/formular?tx_form_formframework%5Baction%5D=perform&cHash=a555', linkText: '17' }
const api = { status: null, errors: null, actionAfterSuccess: null, page: { current: 0, nextPage: null, pages: 1 } }
const form = (elements: object[], rest: object = {}) => ({
  link,
  form: { id: 'contact-53', api: { ...api, ...rest }, i18n: { submitButtonLabel: 'Senden' }, elements },
})
const read = (content: object) => readContentForm({ ...content }, { hosts: [] })

test('A form has its address, its fields and the values to send back unchanged.', () => {
  const options = { tech: 'Technik', order: 'Bestellung &amp; Lieferung' }
  const found = read(
    form([
      field('Text', 'name', {
        validators: [{ identifier: 'NotEmpty' }],
        properties: { fluidAdditionalAttributes: { placeholder: 'Ihr Name' } },
      }),
      field('SingleSelect', 'topic', { properties: { options, prependOptionLabel: 'Bitte wählen' } }),
      field('Checkbox', 'privacy', { validators: [{ identifier: 'NotEmpty' }] }),
      field('Honeypot', 'bRhZUPDQ8doMq'),
      field('Hidden', '__currentPage', { defaultValue: 1 }),
      field('Hidden', '__trustedProperties', { defaultValue: '{"contact-53":{"name":1}}aa6c' }),
    ]),
  )
  expect(found).toMatchObject({
    id: 'contact-53',
    action: link.href,
    status: 'idle',
    submitLabel: 'Senden',
    errors: {},
  })
  expect(found?.fields).toMatchObject([
    { kind: 'input', type: 'text', name: `${PREFIX}[name]`, isRequired: true, placeholder: 'Ihr Name' },
    { kind: 'select', prompt: 'Bitte wählen', options: [{ label: 'Technik' }, { label: 'Bestellung & Lieferung' }] },
    { kind: 'checkbox', isRequired: true, isChecked: false },
  ])
  expect(found?.traps).toEqual([`${PREFIX}[bRhZUPDQ8doMq]`])
  expect(found?.hidden).toEqual([
    { name: `${PREFIX}[__currentPage]`, value: '1' },
    { name: `${PREFIX}[__trustedProperties]`, value: '{"contact-53":{"name":1}}aa6c' },
    { name: 'form-reading', value: expect.any(String) },
  ])
})

test('A form that failed has its values, its errors by field, and the one that concerns no field as its message.', () => {
  const errors = { email: 'Wrong &amp; short', 'address.city': ['Missing'], __state: 'Send it again.' }
  const city = { type: 'Fieldset', identifier: 'address', label: 'Address', elements: [field('Text', 'city')] }
  const found = read(form([field('Email', 'email', { value: 'x@' }), city], { status: 'failure', errors }))
  expect(found).toMatchObject({ status: 'failure', message: 'Send it again.' })
  expect(found?.errors).toEqual({ 'contact-53-email': 'Wrong & short', 'contact-53-city': 'Missing' })
  expect(valueFields(found?.fields ?? [])).toMatchObject([{ value: 'x@' }, { label: 'city', value: '' }])
})

test('Several choices are posted as a list, and a password never comes back.', () => {
  const found = read(
    form([
      field('MultiCheckbox', 'parts', { value: ['1'], properties: { options: ['Rail', 'Wheel'] } }),
      field('Password', 'secret', { value: 'pw' }),
    ]),
  )
  expect(found?.fields).toMatchObject([
    { kind: 'checkboxes', name: `${PREFIX}[parts][]`, values: ['1'], options: [{ value: '0' }, { value: '1' }] },
    { type: 'password', value: '' },
  ])
})

test.each([
  ['an error of TYPO3 in its place', { link, form: 'Oops, an error occurred! Code: 2026' }],
  ['no address', { ...form([]), link: '' }],
  ['an address elsewhere', { ...form([]), link: { href: 'https://evil.example/form' } }],
])('There is no form with %s.', (_, content) => expect(read(content)).toBeUndefined())
