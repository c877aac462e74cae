import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asArray, asRecord, asText } from '#contracts/content/json-record.ts'

const FILE = join(import.meta.dirname, 'recorded/form-de.json')
/** Its path at the stand-in. */
export const RECORDED_FORM = '/de/kontaktformular'
/** Id of the form's element, and of the form. */
const ELEMENT = '53'
const FORM = 'contact-53'
/** The state that a form gets which comes back. */
export const STATE_AFTER_FAILURE = 'state after a failure'

/** The page with a form as a TYPO3 13.4 sent it, at an address of its own. */
export const recordedFormPage = (): Record<string, unknown> =>
  asRecord(JSON.parse(readFileSync(FILE, 'utf8').replaceAll('/de/formular', RECORDED_FORM)))

const recordedElement = () => {
  const found = asArray(asRecord(recordedFormPage().content).colPos0).map(asRecord)
  return found.find(({ id }) => String(id) === ELEMENT) ?? {}
}

/**
 * The response of EXT:form to a posted form: its element alone on request, otherwise the page. A changed state or
 * trusted property is an exception, whose text is shown in the form's place.
 */
export function answerRecordedForm(posted: URLSearchParams): Record<string, unknown> {
  const element = recordedElement()
  const content = asRecord(element.content)
  const form = asRecord(content.form)
  const elements = asArray(form.elements).map(asRecord)
  const given = (identifier: string) => posted.get(`tx_form_formframework[${FORM}][${identifier}]`) ?? ''
  const sealed = (identifier: string) =>
    asText(elements.find((one) => one.identifier === identifier)?.defaultValue) === given(identifier)
  const isKnownState = sealed('__state') || given('__state') === STATE_AFTER_FAILURE
  const isSealed = sealed('__trustedProperties') && isKnownState && given('__currentPage') === '1'
  const trap = asText(elements.find(({ type }) => type === 'Honeypot')?.identifier)
  if (!isSealed || !posted.has(`tx_form_formframework[${FORM}][${trap}]`) || given(trap) !== '')
    return whole({ ...element, content: { ...content, form: 'Oops, an error occurred! Code: 20261122' } }, posted)
  const errors = Object.fromEntries([
    ...['name', 'email', 'privacy'].flatMap((field) =>
      given(field) === '' ? [[field, 'Dieses Feld ist Pflicht.']] : [],
    ),
    ...(given('email') !== '' && !given('email').includes('@') ? [['email', 'Keine gültige Adresse.']] : []),
  ])
  const isDone = Object.keys(errors).length === 0
  const api = { ...asRecord(form.api), status: isDone ? 'success' : 'failure', errors: isDone ? null : errors }
  const answered = elements.map((one) => ({
    ...one,
    value: given(asText(one.identifier)) || null,
    ...(one.identifier === '__state' && { defaultValue: STATE_AFTER_FAILURE, value: null }),
  }))
  return whole({ ...element, content: { ...content, form: { ...form, api, elements: answered } } }, posted)
}

const whole = (element: Record<string, unknown>, posted: URLSearchParams): Record<string, unknown> =>
  posted.get('responseElementId') === ELEMENT ? element : { ...recordedFormPage(), content: { colPos0: [element] } }
