import type { FieldReader } from '#contracts/content/reading.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import { asArray, asBoolean, asConcealedText, asNumber, asText } from '#contracts/content/json-record.ts'
import { readUpload, type UploadedFile } from '#contracts/content/uploaded-file.ts'

/** An element that consists of its header. */
export const readHeadline: FieldReader<object> = () => ({})

/** A rule between two elements. */
export const readDivider: FieldReader<object> = () => ({})

interface TextFields {
  bodytext: RichNode[]
}

export const readText: FieldReader<TextFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
})

/**
 * HTML of an editor's own, by the same allow list as rich text. Nothing in it can run, and only pictures are loaded.
 */
export const readHtml: FieldReader<TextFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
})

type BulletsFields =
  | { kind: 'unordered' | 'ordered'; items: string[] }
  | { kind: 'definitions'; items: [term: string, meaning: string][] }

/** `bulletsType` in a response: 0 unordered, 1 ordered, 2 definitions. */
export const readBullets: FieldReader<BulletsFields> = ({ bulletsType, bodytext }) => {
  const type = asNumber(bulletsType)
  if (type !== 2)
    return { kind: type === 1 ? 'ordered' : 'unordered', items: asArray(bodytext).map(asConcealedText).filter(Boolean) }
  const items = asArray(bodytext).map((row): [string, string] => {
    const [term, meaning] = asArray(row)
    return [asConcealedText(term), asConcealedText(meaning)]
  })
  return { kind: 'definitions', items }
}

interface TableFields {
  caption: string
  /** All rows are as long as the longest. */
  rows: string[][]
  /** Which cells are headers: the first of each column, or of each row. */
  headers: 'none' | 'top' | 'left'
  /** Whether the last row is a footer. */
  hasFooter: boolean
}

/** `tableHeaderPosition` in a response: 0 none, 1 top, 2 left. */
export const readTable: FieldReader<TableFields> = ({ bodytext, tableCaption, tableHeaderPosition, tableTfoot }) => {
  const rows = asArray(bodytext).map((row) => asArray(row).map(asConcealedText))
  const columns = Math.max(0, ...rows.map((row) => row.length))
  return {
    caption: asConcealedText(tableCaption),
    rows: rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => '')]),
    headers: (['none', 'top', 'left'] as const)[asNumber(tableHeaderPosition)] ?? 'none',
    hasFooter: asBoolean(tableTfoot),
  }
}

interface UploadsFields {
  files: UploadedFile[]
  /** `_blank` and the like; empty for the same window. */
  target: string
  look: 'name' | 'icon' | 'picture'
  showsSize: boolean
  showsDescription: boolean
}

/** `displayInformation` in a response: 0 the name, 1 also an icon, 2 also a small picture of a picture. */
export const readUploads: FieldReader<UploadsFields> = (content, reading) => ({
  files: asArray(content.media).flatMap((file) => readUpload(file, reading)),
  target: asText(content.target),
  look: (['name', 'icon', 'picture'] as const)[asNumber(content.displayInformation)] ?? 'name',
  showsSize: asBoolean(content.displayFileSizeInformation),
  showsDescription: asBoolean(content.displayDescription),
})
