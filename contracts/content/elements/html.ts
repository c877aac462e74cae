import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { TextFields } from './text.ts'

/** HTML of an editor's own, by the same allow list as rich text: nothing in it can run, and only pictures are loaded. */
export const readHtml: FieldReader<TextFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
})
