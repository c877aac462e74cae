import { parseStoredJson, readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'
import type { CarriedForm } from './carried-input.ts'
import { forgetStoredInput, UNSENT_INPUT } from './forget-input.ts'

/** Milliseconds after which the input is forgotten: as long as the session of a visitor. */
const LIFE = 3_600_000

type Fields = readonly (readonly [name: string, value: string])[]

/** Input that was not sent yet, with its customer: empty for a guest. */
interface StoredInput {
  at: number
  owner: string
  forms: Partial<Record<CarriedForm, Fields>>
}

/** Reads what was entered in a form before; undefined if it was nothing, or another customer's. */
export function readStoredInput(form: CarriedForm, owner: string): FormData | undefined {
  const fields = readAll(owner).forms[form]
  if (!fields) return undefined
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

/** Remembers the fields of a form, but for passwords and the hidden fields of the page. */
export function storeInput(form: CarriedForm, owner: string, fields: Fields) {
  const { forms } = readAll(owner)
  const stored: StoredInput = { at: Date.now(), owner, forms: { ...forms, [form]: fields } }
  writeStoredText('sessionStorage', UNSENT_INPUT, JSON.stringify(stored))
}

/** A guest who signs in takes the input along; that of a customer is for this customer alone. */
function readAll(owner: string): StoredInput {
  const text = readStoredText('sessionStorage', UNSENT_INPUT) ?? ''
  const stored = parseStoredJson(text)
  if (isStoredInput(stored) && Date.now() - stored.at < LIFE && ['', owner].includes(stored.owner)) return stored
  if (text !== '') forgetStoredInput()
  return { at: 0, owner, forms: {} }
}

const isStoredInput = (given: unknown): given is StoredInput =>
  typeof given === 'object' &&
  given !== null &&
  'at' in given &&
  typeof given.at === 'number' &&
  'owner' in given &&
  typeof given.owner === 'string' &&
  'forms' in given &&
  typeof given.forms === 'object' &&
  given.forms !== null &&
  Object.values(given.forms).every(isFields)

const isFields = (given: unknown): given is Fields =>
  Array.isArray(given) &&
  given.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'))
