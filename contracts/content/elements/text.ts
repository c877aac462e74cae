import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface TextFields {
  bodytext: RichNode[]
}

export const readText: FieldReader<TextFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
})
