import { describe, expect, test } from 'vitest'
import { valueFields } from './form.ts'
import { readContentForm } from './read-content-form.server.ts'

/** Forms of a TYPO3's form framework in its headless extension, habit by habit. */
const NAME = 'tx_form_formframework[x-1]'
const field = (type: string, rest: object = {}) => ({
  type,
  identifier: type,
  label: type,
  name: `${NAME}[${type}]`,
  defaultValue: '',
  value: null,
  properties: [],
  ...rest,
})
const page = { current: 0, nextPage: null, pages: 1 }
const read = (elements: unknown, api: object = {}, form: object = {}) =>
  readContentForm(
    {
      link: { href: '/de/a?cHash=1' },
      form: {
        id: 'x-1',
        api: { status: null, errors: null, actionAfterSuccess: null, page, ...api },
        i18n: [],
        elements,
        ...form,
      },
    },
    { hosts: ['www.example.com'] },
  )
const only = (element: object) => read([element])?.fields[0]

test.each([
  ['Text', 'input', 'text'],
  ['Email', 'input', 'email'],
  ['Telephone', 'input', 'tel'],
  ['Url', 'input', 'url'],
  ['Number', 'input', 'number'],
  ['Date', 'input', 'date'],
  ['DatePicker', 'input', 'date'],
  ['Password', 'input', 'password'],
  ['Textarea', 'textarea', 'text'],
])('%s is a field to type into.', (type, kind, input) => expect(only(field(type))).toMatchObject({ kind, type: input }))

test.each([
  ['SingleSelect', 'select'],
  ['CountrySelect', 'select'],
  ['RadioButton', 'radio'],
  ['MultiCheckbox', 'checkboxes'],
  ['MultiSelect', 'checkboxes'],
  ['Checkbox', 'checkbox'],
  ['FileUpload', 'file'],
  ['ImageUpload', 'file'],
])('%s is a field to choose with.', (type, kind) => expect(only(field(type))).toMatchObject({ kind }))

test('A file is chosen by its type or its ending, because browsers do not know the types of drawings.', () => {
  const given = field('FileUpload', {
    properties: { allowedMimeTypes: ['image/png', 'model/step', 'image/vnd.dwg', 'a/b'], multiple: '1' },
  })
  const accept = 'image/png,.png,model/step,.step,.stp,.p21,image/vnd.dwg,.dwg,a/b'
  expect(only(given)).toMatchObject({ accept, isMultiple: true })
  expect(only(field('ImageUpload', { properties: { allowedMimeTypes: [] } }))).toMatchObject({ accept: '' })
})

test('A password with its confirmation is two fields, each with its own name, as TYPO3 takes them.', () => {
  const given = field('AdvancedPassword', { properties: { confirmationLabel: 'Once more' } })
  expect(read([given])?.fields).toMatchObject([
    { id: 'x-1-AdvancedPassword', name: `${NAME}[AdvancedPassword][password]`, type: 'password', value: '' },
    { name: `${NAME}[AdvancedPassword][confirmation]`, label: 'Once more', type: 'password', value: '' },
  ])
  expect(read([field('AdvancedPassword')])?.fields[1]).toMatchObject({ label: 'AdvancedPassword' })
})

test('A country is chosen from all of them, in the language of the page, those first that the editor prefers.', () => {
  const optionsOf = (properties: object) => {
    const select = only(field('CountrySelect', { properties }))
    return select?.kind === 'select' ? select.options : []
  }
  expect(optionsOf({})).toHaveLength(249)
  expect(optionsOf({})[0]).toEqual({ value: 'AF', label: 'Afghanistan' })
  const some = { onlyCountries: ['DE', 'AT', 'CH'], prioritizedCountries: ['CH'], excludeCountries: ['AT'] }
  expect(optionsOf(some)).toEqual([
    { value: 'CH', label: 'Schweiz' },
    { value: 'DE', label: 'Deutschland' },
  ])
})

test('Bounds and patterns of a field are those of its editor.', () => {
  const fluidAdditionalAttributes = { min: '1', max: 9, step: 'any', pattern: '[0-9]+', onclick: 'x' }
  const number = only(field('Number', { properties: { fluidAdditionalAttributes } }))
  expect(number).toMatchObject({ bounds: { min: '1', max: '9', step: 'any', pattern: '[0-9]+' } })
  const range = [{ identifier: 'NumberRange', options: { minimum: 2, maximum: '8' } }]
  expect(only(field('Number', { validators: range }))).toMatchObject({ bounds: { min: '2', max: '8' } })
  const dates = [{ identifier: 'DateRange', options: { minimum: '2026-01-01' } }]
  expect(only(field('Date', { validators: dates }))).toMatchObject({ bounds: { min: '2026-01-01' } })
})

test('A form with a required field of an unknown type is not offered, and one that TYPO3 cannot make is reported.', () => {
  const problems: string[] = []
  const reading = { hosts: [], onUnknownElement: ({ problem }: { problem: string }) => problems.push(problem) }
  const link = { href: '/de/a?cHash=1' }
  const required = field('MyMap', { validators: [{ identifier: 'NotEmpty' }] })
  const group = { type: 'Fieldset', identifier: 'f', label: 'F', elements: [required, field('Text')] }
  const form = { id: 'x-1', api: { status: null, errors: null, page }, i18n: [], elements: [group] }
  expect(readContentForm({ link, form }, reading)).toBeUndefined()
  expect(readContentForm({ link, form: 'Oops, an error occurred! Request: 7f' }, reading)).toBeUndefined()
  expect(problems).toEqual(['The required field MyMap has an unknown type.', 'Oops, an error occurred! Request: 7f'])
})

test('Types without a value, of groups and of texts have their place among the fields.', () => {
  const text = field('StaticText', {
    name: undefined,
    properties: { text: '<p>a <a href="t3://page?uid=1">b</a></p>' },
  })
  const element = field('ContentElement', { name: undefined, properties: [] })
  const row = { type: 'GridRow', identifier: 'row', label: '', elements: [field('Text'), field('Honeypot')] }
  expect(read([text, element, row])?.fields).toMatchObject([
    { kind: 'text', text: [{ tag: 'p' }] },
    { kind: 'text', text: [] },
    { kind: 'group', label: '', fields: [{ kind: 'input' }] },
  ])
})

test('A type of an installation’s own, an empty group and a field without a name are left out.', () => {
  const empty = { type: 'Fieldset', identifier: 'f', label: 'F', elements: [] }
  expect(read([field('MyMap'), empty, field('Text', { name: '' })])).toMatchObject({ fields: [] })
  expect(read(null)).toMatchObject({ fields: [], hidden: [{ name: 'form-reading' }], traps: [] })
})

test('Empty options of a validator are an array, and an unknown validator leaves the check to the content system.', () => {
  const validators = [
    { identifier: 'NotEmpty', options: [] },
    { identifier: 'RegularExpression', options: { regularExpression: '/^\\d$/u' } },
    { identifier: 'MyValidator' },
  ]
  expect(only(field('Text', { validators }))).toMatchObject({ isRequired: true, maxLength: undefined })
  const longest = [{ identifier: 'StringLength', options: { minimum: '2', maximum: '80' } }]
  expect(only(field('Text', { validators: longest }))).toMatchObject({ isRequired: false, maxLength: 80 })
  expect(only(field('Text', { validators: null }))).toMatchObject({ isRequired: false })
})

test('A label from a rich text is plain, also with an address that was never resolved.', () => {
  const label = 'I agree to the <a href="t3://page?uid=5">privacy&nbsp;policy</a>.'
  expect(only(field('Checkbox', { label }))).toMatchObject({
    label: expect.stringMatching(/^I agree to the privacy.policy\.$/),
  })
})

test('A button without a text of its own has none: the site puts its word there.', () => {
  expect(read([])?.submitLabel).toBe('')
  expect(read([], {}, { i18n: { submitButtonLabel: 'Los &amp; weg' } })?.submitLabel).toBe('Los & weg')
})

test('Secrets and the session of an answer are sent back as they are, and a number is a text.', () => {
  const own = (identifier: string, rest: object) =>
    field('Hidden', { identifier, name: `${NAME}[${identifier}]`, ...rest })
  const elements = [
    own('__currentPage', { defaultValue: 1 }),
    own('__state', { value: 'new', defaultValue: 'old' }),
    own('__session', { defaultValue: 'TzoyO&' }),
  ]
  expect(read(elements)?.hidden).toEqual([
    { name: `${NAME}[__currentPage]`, value: '1' },
    { name: `${NAME}[__state]`, value: 'new' },
    { name: `${NAME}[__session]`, value: 'TzoyO&' },
    { name: 'form-reading', value: expect.any(String) },
  ])
})

test('A name that ends as a list is not made one twice, and choices are texts.', () => {
  const given = field('MultiCheckbox', {
    name: `${NAME}[a][]`,
    value: [1, '2'],
    properties: { options: { 1: 'A', 2: 'B' } },
  })
  expect(only(given)).toMatchObject({ name: `${NAME}[a][]`, values: ['1', '2'] })
})

describe('The result of a form:', () => {
  test('it has succeeded without a word about what comes next', () => {
    expect(read([], { status: 'success' })).toMatchObject({ status: 'success', message: '', redirect: undefined })
  })

  test('it leads on, on this site by a path', () => {
    const actionAfterSuccess = { redirectUrl: 'https://www.example.com/de/danke', statusCode: 303, message: null }
    expect(read([], { status: 'success', actionAfterSuccess })).toMatchObject({ redirect: '/de/danke' })
    const elsewhere = { redirectUrl: 'javascript:alert(1)' }
    expect(read([], { status: 'success', actionAfterSuccess: elsewhere })?.redirect).toBeUndefined()
  })

  const numbered = (number: number) =>
    field('Hidden', { identifier: '__currentPage', name: `${NAME}[__currentPage]`, defaultValue: number })

  test('a page that succeeded is not yet the whole form: the next page has its own fields and its number', () => {
    const form = read([field('Text'), numbered(2)], {
      status: 'success',
      page: { current: 1, nextPage: 2, pages: 3 },
    })
    expect([form?.status, valueFields(form?.fields ?? []).length, form?.hidden[0]?.value]).toEqual(['idle', 1, '2'])
    expect(form?.step).toEqual({
      number: 2,
      count: 3,
      isLast: false,
      isSummary: false,
      back: { name: `${NAME}[__currentPage]`, value: '0' },
    })
  })

  test('a last page without fields is the summary, and is not sent yet', () => {
    const form = read([numbered(3)], { status: 'success', page: { current: 2, nextPage: null, pages: 3 } })
    expect(form).toMatchObject({ status: 'idle', step: { isLast: true, isSummary: true, back: { value: '1' } } })
  })

  test('the first page, also on the way back, has none before it', () => {
    const form = read([field('Text'), numbered(1)], { status: 'success', page: { current: 0, nextPage: 1, pages: 3 } })
    expect(form).toMatchObject({ status: 'idle', step: { number: 1, back: undefined, isLast: false } })
  })

  test('after its last page it has succeeded, with the number of the first', () => {
    const form = read([field('Text'), numbered(1)], {
      status: 'success',
      page: { current: 0, nextPage: null, pages: 3 },
    })
    expect(form?.status).toBe('success')
  })

  test('a form of one page has no steps', () => expect(read([field('Text')])?.step).toBeUndefined())

  test('errors without any are an empty array', () => {
    expect(read([field('Text')], { status: 'failure', errors: [] })).toMatchObject({ status: 'failure', errors: {} })
  })
})
