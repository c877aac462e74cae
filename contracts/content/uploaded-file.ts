import type { ContentFile } from './file.ts'
import { asConcealedText, asRecord, asText } from './json-record.ts'
import { readFile } from './links/read-link.ts'
import type { Reading } from './reading.ts'

/** A file to download, of the stock element or of an article. */
export interface UploadedFile {
  file: ContentFile
  /** Its title, otherwise its file name. */
  name: string
  description: string
  /** `pdf`; empty if unknown. */
  extension: string
  /** Formatted text, "12 KB"; empty if unknown. */
  size: string
}

/** Reads a file of EXT:headless; none without an address. */
export function readUpload(value: unknown, reading: Reading): UploadedFile[] {
  const given = asRecord(value)
  const file = readFile(given, reading)
  if (!file) return []
  const properties = 'properties' in given ? asRecord(given.properties) : given
  const fileName = asText(properties.filename) || (file.url.split('/').at(-1) ?? '')
  return [
    {
      file,
      name: asConcealedText(properties.title) || fileName,
      description: asConcealedText(properties.description),
      // Some versions send null.
      extension: (asText(properties.extension) || (/\.(\w+)$/.exec(fileName)?.[1] ?? '')).toLowerCase(),
      size: asText(properties.size),
    },
  ]
}

/** Reads a related file of EXT:headless_news, which has its address inside or, for a picture, beside its properties. */
export function readRelatedFile(value: unknown, reading: Reading): UploadedFile[] {
  const { properties: given, images } = asRecord(value)
  const { publicUrl, name, filename, title, description, mimetype } = asRecord(given)
  const picture = asRecord(asRecord(images).defaultImage).publicUrl
  const properties = { filename: asText(name) || asText(filename), title, description, mimeType: mimetype }
  return readUpload({ publicUrl: publicUrl ?? picture, properties }, reading)
}
