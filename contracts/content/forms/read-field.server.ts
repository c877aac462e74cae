import { ATTACHMENT_KINDS } from '#contracts/attachments/attachment-kinds.ts'
import {
  asArray,
  asBoolean,
  asNumber,
  asRecord,
  asText,
  asTexts,
  type JsonRecord,
} from '#contracts/content/json-record.ts'
import { readPlainText } from '#contracts/content/rich-text/read-plain-text.server.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { Reading } from '#contracts/content/reading.ts'
import { readCountries } from './country-options.server.ts'
import type { ContentField, FieldBase, InputBounds, InputType } from './form.ts'

const INPUTS: Readonly<Record<string, InputType>> = {
  Text: 'text',
  Email: 'email',
  Telephone: 'tel',
  Url: 'url',
  Number: 'number',
  Date: 'date',
  DatePicker: 'date',
  Password: 'password',
}
const CHOICES: Readonly<Record<string, 'select' | 'radio' | 'checkboxes'>> = {
  SingleSelect: 'select',
  CountrySelect: 'select',
  RadioButton: 'radio',
  MultiCheckbox: 'checkboxes',
  MultiSelect: 'checkboxes',
}
const GROUPS = ['Fieldset', 'GridRow', 'Section', 'Page']

/** Reads a visible part of a form; none for a type that this site does not know, which the content system checks. */
export function readField(value: unknown, form: { id: string; action: string }, reading: Reading): ContentField[] {
  const given = asRecord(value)
  const [type, identifier] = [asText(given.type), asText(given.identifier)]
  const properties = asRecord(given.properties)
  const id = `${form.id}-${identifier}`
  if (GROUPS.includes(type)) {
    const fields = asArray(given.elements).flatMap((element) => readField(element, form, reading))
    return fields.length > 0 ? [{ kind: 'group', id, label: readPlainText(given.label), fields }] : []
  }
  if (type === 'StaticText' || type === 'ContentElement')
    return [{ kind: 'text', id, text: readRichText(properties.text, reading) }]
  const name = asText(given.name)
  if (name === '') return []
  const base = {
    id,
    name,
    label: readPlainText(given.label),
    hint: readRichText(asText(properties.elementDescription), reading),
    isRequired: validatorOf(given, 'NotEmpty') !== undefined,
    autoComplete: asText(asRecord(properties.fluidAdditionalAttributes).autocomplete) || undefined,
  }
  const posted = valuesOf(given.value ?? given.defaultValue)
  const input = type === 'Textarea' ? 'text' : INPUTS[type]
  const choice = CHOICES[type]
  if (type === 'AdvancedPassword') return readTwice(base, properties)
  if (input) {
    const attributes = asRecord(properties.fluidAdditionalAttributes)
    return [
      {
        ...base,
        kind: type === 'Textarea' ? 'textarea' : 'input',
        type: input,
        // A password is never sent back.
        value: input === 'password' ? '' : (posted[0] ?? ''),
        placeholder: asText(attributes.placeholder),
        maxLength: longestOf(given) ?? (asNumber(attributes.maxlength) || undefined),
        bounds: boundsOf(given, attributes),
      },
    ]
  }
  if (choice) {
    const countries = type === 'CountrySelect' ? readCountries(properties, form.action) : []
    const options = Object.entries(asRecord(properties.options)).map(([option, label]) => ({
      value: option,
      label: readPlainText(label),
    }))
    // PHP sends a list for options that are numbered from 0.
    const listed = asArray(properties.options).map((label, index) => ({ value: String(index), label: asText(label) }))
    return [
      {
        ...base,
        kind: choice,
        name: choice === 'checkboxes' && !name.endsWith('[]') ? `${name}[]` : name,
        options: [options, listed, countries].find((some) => some.length > 0) ?? [],
        prompt: readPlainText(properties.prependOptionLabel),
        values: posted,
      },
    ]
  }
  if (type === 'Checkbox') {
    const own = asText(properties.value) || '1'
    return [{ ...base, kind: 'checkbox', value: own, isChecked: posted.includes(own) }]
  }
  if (type === 'FileUpload' || type === 'ImageUpload') {
    const accept = asTexts(properties.allowedMimeTypes).flatMap(withEndings).join(',')
    const isMultiple = asBoolean(properties.multiple)
    return [{ ...base, kind: 'file', accept, isMultiple, stored: asTexts(properties.storedFiles) }]
  }
  return []
}

/** A password and its confirmation, which TYPO3 takes as two values of one field. */
const readTwice = (base: FieldBase, properties: JsonRecord): ContentField[] =>
  [
    { ...base, name: `${base.name}[password]` },
    {
      ...base,
      id: `${base.id}-confirmation`,
      name: `${base.name}[confirmation]`,
      label: readPlainText(properties.confirmationLabel) || base.label,
      hint: [],
    },
  ].map((field) => ({
    ...field,
    kind: 'input',
    type: 'password',
    value: '',
    placeholder: '',
    maxLength: undefined,
    bounds: {},
  }))

/** A type with the endings of its files. Browsers know those of few drawings, and would not offer the others. */
function withEndings(type: string): string[] {
  const kind = Object.values(ATTACHMENT_KINDS).find(({ mimeType }) => mimeType === type)
  const endings = type === 'image/vnd.dwg' ? ['dwg'] : (kind?.endings ?? [])
  return [type, ...endings.map((ending) => `.${ending}`)]
}

/** Attributes of the editor, and without them the range of a validator. */
function boundsOf(given: JsonRecord, attributes: JsonRecord): InputBounds {
  const range = asRecord((validatorOf(given, 'NumberRange') ?? validatorOf(given, 'DateRange'))?.options)
  const bounds = {
    min: asText(attributes.min ?? range.minimum),
    max: asText(attributes.max ?? range.maximum),
    step: asText(attributes.step),
    pattern: asText(attributes.pattern),
  }
  return Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== ''))
}

const valuesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(asText).filter((text) => text !== '')

/** The first required field that visitors could not fill in; undefined if there is none. */
export const requiredUnknown = (
  elements: readonly JsonRecord[],
  form: { id: string; action: string },
  reading: Reading,
): string | undefined =>
  leavesOf(elements)
    .filter((element) => element.type !== 'Hidden' && validatorOf(element, 'NotEmpty') !== undefined)
    .filter((element) => readField(element, form, reading).length === 0)
    .map(({ identifier }) => asText(identifier))[0]

const leavesOf = (elements: readonly JsonRecord[]): JsonRecord[] =>
  elements.flatMap((element) =>
    Array.isArray(element.elements) ? leavesOf(element.elements.map(asRecord)) : [element],
  )

const validatorOf = ({ validators }: JsonRecord, name: string): JsonRecord | undefined =>
  asArray(validators)
    .map(asRecord)
    .find(({ identifier }) => identifier === name)

const longestOf = (given: JsonRecord): number | undefined =>
  asNumber(asRecord(validatorOf(given, 'StringLength')?.options).maximum) || undefined
