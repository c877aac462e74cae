import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ELEMENT_READERS } from '#contracts/content/elements.ts'
import { readElement } from '#contracts/content/read-element.ts'
import { ELEMENTS } from './elements.ts'
import type { FieldDefinition, FieldDefinitions } from './fields.ts'
import { labels, PACKAGE_LANGUAGES } from './labels.ts'
import { ENVELOPE_FIELDS } from './shared-fields.ts'
import { PACKAGE, packageFiles } from './write.ts'

const reading = { hosts: [] }
const readers: Record<string, (content: Record<string, unknown>, given: typeof reading) => object> = ELEMENT_READERS

/** Values as a TYPO3 sends them; `asked` collects the names that a reader requests, with those inside of lists. */
function wireOf(fields: FieldDefinitions, asked: Set<string>, prefix = ''): Record<string, unknown> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const path = `${prefix}${name}`
      if (field.kind === 'children') return [name, []]
      if (field.kind === 'group') return [name, wireOf(field.fields, asked, `${path}.`)]
      if (field.kind === 'records') return [name, [wireOf(field.fields, asked, `${path}.`)]]
      return [name, valueOf(field)]
    }),
  )
  return new Proxy(values, {
    get(target, name) {
      if (typeof name === 'string') asked.add(prefix + name)
      return Reflect.get(target, name)
    },
  })
}

const FILE = { publicUrl: 'https://cms.test/fileadmin/a.png', properties: { mimeType: 'image/png' } }

function valueOf(field: FieldDefinition): unknown {
  switch (field.kind) {
    case 'text':
      return 'text'
    case 'html':
      return '<p>text</p>'
    case 'json':
      return [{ fragment: 'chain', text: 'text' }]
    case 'link':
      return { href: '/de/kontakt', target: null, title: null, linkText: 'Kontakt', additionalAttributes: [] }
    case 'file':
      return FILE
    case 'files':
      return [FILE]
    case 'lines':
      return ['text']
    case 'form':
      return { id: 'download-1', elements: [] }
    case 'formAction':
      return { href: '/de/formular?tx_form_formframework%5Baction%5D=perform' }
    case 'number':
      return 7
    case 'flag':
      return 1
    case 'choice':
      return Object.keys(field.values).at(-1)
    case 'records':
      throw new Error('records are values of their own')
  }
}

const namesOf = (fields: FieldDefinitions, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    // Children are read for all types alike.
    ...(field.kind === 'children' ? [] : [prefix + name]),
    ...('fields' in field ? namesOf(field.fields, `${prefix}${name}.`) : []),
  ])

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Paths of the values that a reader could not make anything of. */
const emptyIn = (value: unknown, path = ''): string[] => {
  if (isEmpty(value)) return [path]
  if (typeof value !== 'object' || value === null || 'href' in value || 'url' in value || 'tag' in value) return []
  return Object.entries(value).flatMap(([name, inner]) => emptyIn(inner, `${path}.${name}`))
}

test('the package has all of our own types, and no other', () => {
  const own = Object.keys(ELEMENT_READERS).filter((type) => type.startsWith('site_'))
  expect(Object.keys(ELEMENTS).toSorted()).toEqual(own.toSorted())
})

test.each(Object.entries(ELEMENTS))('%s has the fields that its reader asks for, and no other', (type, { fields }) => {
  const asked = new Set<string>()
  readers[type]?.(wireOf(fields, asked), reading)
  expect([...asked].filter((name) => !/\.(\d+|length)$/.test(name)).toSorted()).toEqual(namesOf(fields).toSorted())
})

test.each(Object.entries(ELEMENTS))('the reader of %s makes something of each field', (type, { fields }) => {
  const read = readers[type]?.(wireOf(fields, new Set()), reading)
  // Of a drawing only what the sample of its JSON has.
  const ofDrawing = /^\.(parts|captions)\./
  // A form has its own tests.
  const ofForm = /^\.form\./
  expect(emptyIn(read).filter((path) => !ofDrawing.test(path) && !ofForm.test(path))).toEqual([])
})

test.each(
  Object.entries(ELEMENTS).flatMap(([type, { fields }]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' ? Object.keys(field.values).map((value) => ({ type, name, value })) : [],
    ),
  ),
)('$type knows the value $value of its $name', ({ type, name, value }) => {
  expect(readers[type]?.({ [name]: value }, reading)).toMatchObject({ [name]: value })
})

test('background and devices of an element are read from what the package sends', () => {
  const { background_color, as_gallery: _, ...flags } = ENVELOPE_FIELDS
  const appearance = Object.fromEntries(Object.keys(flags).map((name, index) => [name, index === 0 ? 1 : 0]))
  for (const value of Object.keys(background_color.values)) {
    const given = { id: 1, type: 'div', background_color: value, appearance, content: {} }
    expect(readElement(given, reading)).toMatchObject([
      { background: value, visible: { desktop: true, tablet: false, mobile: false } },
    ])
  }
})

test.each(Object.entries(packageFiles()))('%s is up to date: npm run integrations:typo3', async (path, text) => {
  expect(await readFile(join(PACKAGE, path), 'utf8')).toBe(text)
})

test('every text of the backend that a file names exists in all languages', async () => {
  const folder = join(PACKAGE, 'Configuration')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const named = [...texts.matchAll(/locallang\.xlf:([\w.-]+)/g)].map(([, id]) => id ?? '')
  const known = labels()
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((id) => !known[id])).toEqual([])
  for (const label of Object.values(known))
    for (const language of PACKAGE_LANGUAGES) expect(label[language]).not.toBe('')
})
