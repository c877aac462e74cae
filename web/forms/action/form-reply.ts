import type { FormEntry } from '#contracts/content/forms/form-entries.ts'
import type { ContentElement } from '#contracts/content/elements.ts'

/** The result of a posted form for a page of the content system. */
export interface FormReply {
  /** The element whose form it was. */
  elementId: number
  /** As the content system returned it, with errors, values and a new state; undefined if it did not take the form. */
  element: ContentElement | undefined
  /** Why it did not. */
  notice?: string
  /**
   * The input by the full names of the fields. The page is shown with it although the content system does not respond.
   */
  values: Readonly<Record<string, readonly string[]>>
  /** Of a form of several pages: the entries so far, as they were shown. */
  entries?: readonly FormEntry[]
}
