import type { FileDocument } from '#contracts/content/file.ts'
import { asArray, asBoolean, asConcealedText, asNumber, asRecord, asText } from '#contracts/content/json-record.ts'
import { readFileHref } from '#contracts/content/links/read-href.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader, Reading } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** A file in a response. Files of one document have the same title and category. */
export interface DownloadDocument {
  id: number
  title: string
  category: string
  version: string
  /** ISO 639, `cs`; empty for a file without language. */
  language: string
  /** Day of the file, `2026-03-01`. */
  date: string
  file: FileDocument | null
}

export interface Download {
  id: number
  title: string
  category: string
  version: string
  language: string
  date: string
  bytes: number
  href: string
  /** `PDF`. */
  kind: string
}

export interface DownloadListFields {
  bodytext: RichNode[]
  items: Download[]
  /** Whether the list can be searched and filtered. */
  hasFilter: boolean
}

export const readDownloadList: FieldReader<DownloadListFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  items: readDownloads(content.items, reading),
  hasFilter: asBoolean(content.filter),
})

/** Reads the files of an element. */
export const readDownloads = (items: unknown, reading: Reading): Download[] =>
  asArray(items).flatMap((item) => readDownload(item, reading))

function readDownload(value: unknown, reading: Reading): Download[] {
  const { id, title, category, version, language, date, file: given } = asRecord(value)
  const file = asRecord(Array.isArray(given) ? given[0] : given)
  const properties = 'properties' in file ? asRecord(file.properties) : file
  const href = readFileHref(file.publicUrl ?? file.url, reading)
  if (href === undefined) return []
  const name = asText(properties.filename)
  return [
    {
      id: asNumber(id),
      title: asConcealedText(title) || asConcealedText(properties.title) || name,
      category: asConcealedText(category),
      version: asText(version),
      language: asText(language),
      date: asText(date),
      bytes: asNumber(properties.bytes) || readSize(asText(properties.size)),
      href,
      kind: (asText(properties.extension) || name.split('.').at(-1) || '').toUpperCase(),
    },
  ]
}

const UNITS = ['B', 'KB', 'MB', 'GB']

/** Bytes of `579 KB` or `1.2 MB`, as TYPO3 formats sizes; 0 if unknown. */
function readSize(text: string): number {
  const [, amount = '0', unit = ''] = /^([\d.,]+)\s*([KMG]?i?B)/i.exec(text) ?? []
  const power = UNITS.indexOf(unit.toUpperCase().replace('I', ''))
  return power < 0 ? 0 : Math.round(Number(amount.replace(',', '.')) * 1024 ** power) || 0
}
