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
   * As typed, by the full name of the field. A page is shown again with them although the content system does not
   * respond.
   */
  values: Readonly<Record<string, readonly string[]>>
}
