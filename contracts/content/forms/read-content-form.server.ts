import { randomUUID } from 'node:crypto'
import {
  asArray,
  asConcealedText,
  asNumber,
  asOneOf,
  asRecord,
  asText,
  type JsonRecord,
} from '#contracts/content/json-record.ts'
import { readHref } from '#contracts/content/links/read-href.ts'
import { readPlainText } from '#contracts/content/rich-text/read-plain-text.server.ts'
import type { Reading } from '#contracts/content/reading.ts'
import { READ_ONCE } from './form-document.ts'
import { type ContentField, type ContentForm, type FormStep, valueFields } from './form.ts'
import { readField, requiredUnknown } from './read-field.server.ts'

/**
 * Reads the form of an element: `content.form` with `content.link`, the address to post to.
 * @returns undefined if there is none, which is reported: TYPO3 sends an error's text in its place. So is a form that
 * visitors could not complete.
 */
export function readContentForm(content: JsonRecord, reading: Reading): ContentForm | undefined {
  const report = (problem: string) => reading.onUnknownElement?.({ wireType: 'form_formframework', problem })
  if (typeof content.form === 'string' && content.form !== '') report(content.form)
  const form = asRecord(content.form)
  const id = asText(form.id)
  const action = readHref(asRecord(content.link).href, reading)
  if (id === '' || !action?.startsWith('/')) return undefined
  const api = asRecord(form.api)
  const after = asRecord(api.actionAfterSuccess)
  const elements = asArray(form.elements).map(asRecord)
  const unknown = requiredUnknown(elements, { id, action }, reading)
  if (unknown !== undefined) {
    report(`The required field ${unknown} has an unknown type.`)
    return undefined
  }
  const fields = elements.flatMap((element) => readField(element, { id, action }, reading))
  const errors = readErrors(asRecord(api.errors), id)
  const known = new Set(valueFields(fields).map((field) => field.id))
  return {
    id,
    action,
    status: readStatus(api),
    message: asConcealedText(after.message) || errors.find(([field]) => !known.has(field))?.[1] || '',
    redirect: readHref(after.redirectUrl, reading),
    step: readStep(api, elements, fields),
    errors: Object.fromEntries(errors.filter(([field]) => known.has(field))),
    submitLabel: readPlainText(asRecord(form.i18n).submitButtonLabel),
    fields,
    hidden: [
      ...ofType(elements, 'Hidden').map(({ name, value, defaultValue }) => ({
        name: asText(name),
        value: asText(value ?? defaultValue),
      })),
      { name: READ_ONCE, value: randomUUID() },
    ],
    traps: ofType(elements, 'Honeypot').map(({ name }) => asText(name)),
  }
}

/**
 * TYPO3 says `success` of each page. After the last one it has no current page, which arrives as 0 without a next one.
 */
function readStatus(api: JsonRecord): ContentForm['status'] {
  const status = asOneOf(api.status, ['idle', 'success', 'failure'], 'idle')
  const { current, nextPage } = asRecord(api.page)
  return status === 'success' && (asNumber(current) > 0 || asText(nextPage) !== '') ? 'idle' : status
}

function readStep(api: JsonRecord, elements: JsonRecord[], fields: ContentField[]): FormStep | undefined {
  const page = asRecord(api.page)
  const [current, count] = [asNumber(page.current), asNumber(page.pages, 1)]
  if (count <= 1) return undefined
  const place = ofType(elements, 'Hidden').find(({ identifier }) => identifier === '__currentPage')
  return {
    number: current + 1,
    count,
    isLast: asText(page.nextPage) === '',
    isSummary: current > 0 && fields.length === 0,
    back: current > 0 && place ? { name: asText(place.name), value: String(current - 1) } : undefined,
  }
}

const ofType = (elements: readonly JsonRecord[], type: string) => elements.filter((element) => element.type === type)

/** An error of a field in a group has a path, `address.city`. */
const readErrors = (errors: JsonRecord, formId: string): [id: string, message: string][] =>
  Object.entries(errors).map(([identifier, message]) => [
    `${formId}-${identifier.split('.').at(-1)}`,
    readPlainText(Array.isArray(message) ? message[0] : message),
  ])
