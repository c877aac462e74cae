import type { ContentForm } from '#contracts/content/forms/form.ts'
import { readContentForm } from '#contracts/content/forms/read-content-form.server.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface FormElementFields {
  /** Above the form; a stock TYPO3 sends none. */
  bodytext: RichNode[]
  /** Undefined if the content system could not make it. */
  form: ContentForm | undefined
}

export const readFormElement: FieldReader<FormElementFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  form: readContentForm(content, reading),
})
