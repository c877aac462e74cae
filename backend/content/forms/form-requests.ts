import type { FormFile } from './form-file.ts'
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
