import { asArray, asConcealedText, type JsonRecord } from '#contracts/content/json-record.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { Reading, UnknownElement } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** An element without a reader, or one that the content system could not render: the fields that all types share. */
export interface UnknownFields extends UnknownElement {
  bodytext: RichNode[]
}

export const readUnknown = ({ bodytext }: JsonRecord, element: UnknownElement, reading: Reading): UnknownFields => ({
  ...element,
  bodytext: Array.isArray(bodytext) ? readRows(bodytext) : readRichText(bodytext, reading),
})

/** Stock types send lists as an array of plain texts, tables and definitions as an array of rows. */
function readRows(rows: readonly unknown[]): RichNode[] {
  if (rows.length === 0) return []
  if (!rows.some((row) => Array.isArray(row))) return [{ tag: 'ul', children: rows.map((row) => toElement('li', row)) }]
  const children = rows.map((row): RichNode => {
    return { tag: 'tr', children: asArray(row).map((cell) => toElement('td', cell)) }
  })
  return [{ tag: 'table', children: [{ tag: 'tbody', children }] }]
}

const toElement = (tag: 'li' | 'td', value: unknown): RichNode => ({ tag, children: [asConcealedText(value)] })
