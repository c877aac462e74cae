import { answerFields, type FormFile } from './form-file.ts'
import type { SentOutcome } from './form-document.ts'
import type { FormState, FormStates } from './form-state.ts'

/** The forms of a site, and what all their pages need. */
export interface SiteForms {
  /** By the name of their file. */
  files: ReadonlyMap<string, FormFile>
  states: FormStates
  /** Whether this installation stores files. */
  takesFiles: boolean
}

/** The form's part of a request for a page. */
export interface FormRequest {
  /** Parameters `tx_profilwerk[…]` of the address. */
  query: Readonly<Record<string, string>>
  /** The form that was just sent, and what became of it. */
  sent?: { state: FormState; outcome: SentOutcome }
}

/** A page that is read. */
export const NOTHING_SENT: FormRequest = { query: {} }

/** Parameter of the links in our mails: `tx_profilwerk[token]`. TYPO3 and the site pass on what begins with `tx_`. */
const PARAMETER = /^tx_profilwerk\[(\w+)\]$/

export const readFormQuery = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...query].flatMap(([name, value]): [string, string][] => {
      const own = PARAMETER.exec(name)?.[1]
      return own === undefined ? [] : [[own, value.slice(0, 200)]]
    }),
  )

export const formQuery = (query: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [`tx_profilwerk[${name}]`, value])).toString()

/** Name of a form's file, from `contact-53`. */
export const formNameOf = (formId: string): string => formId.replace(/-\d+$/, '')

/**
 * Whether the fields so far belong to an opened form of this site that has this field for files. The state comes
 * before the files, so no file is stored without a form.
 */
export function mayHaveFile({ files, states }: SiteForms, fields: ReadonlyMap<string, string>, field: string): boolean {
  const [, sealed = ''] = [...fields].find(([name]) => name === '__state' || name.endsWith('[__state]')) ?? []
  const state = states.read(sealed)
  const form = state && files.get(formNameOf(state.formId))
  return form !== undefined && answerFields(form).some(({ type, name }) => type === 'file' && name === field)
}
