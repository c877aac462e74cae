import { asArray, asText, type JsonRecord } from '#contracts/content/json-record.ts'
import { readRichText } from '#contracts/content/read-rich-text.server.ts'
import type { Reading, UnknownElement } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text.ts'

/** An element that has no reader, or that the content system could not render: what all types have in common. */
export interface UnknownFields extends UnknownElement {
  bodytext: RichNode[]
}

export const readUnknown = ({ bodytext }: JsonRecord, element: UnknownElement, reading: Reading): UnknownFields => ({
  ...element,
  bodytext: Array.isArray(bodytext) ? readRows(bodytext, reading) : readRichText(bodytext, reading),
})

/** Stock types send lists as an array of texts, tables and definitions as an array of rows. */
function readRows(rows: readonly unknown[], reading: Reading): RichNode[] {
  const inline = (value: unknown) => readRichText(escapeMarkup(asText(value)), reading)
  const isTable = rows.some((row) => Array.isArray(row))
  if (!isTable) return [{ tag: 'ul', children: rows.map((row) => ({ tag: 'li', children: inline(row) })) }]
  const cells = rows.map((row) => asArray(row).map((cell): RichNode => ({ tag: 'td', children: inline(cell) })))
  return [{ tag: 'table', children: [{ tag: 'tbody', children: cells.map((row) => ({ tag: 'tr', children: row })) }] }]
}

/** The rows are plain text. */
const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
