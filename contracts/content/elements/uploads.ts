import type { ContentFile } from '#contracts/content/file.ts'
import { asArray, asBoolean, asConcealedText, asNumber, asRecord, asText } from '#contracts/content/json-record.ts'
import { readFile } from '#contracts/content/links/read-link.ts'
import type { FieldReader, Reading } from '#contracts/content/reading.ts'

export interface UploadedFile {
  file: ContentFile
  /** Its title, otherwise its file name. */
  name: string
  description: string
  /** `pdf`; empty if unknown. */
  extension: string
  /** Formatted text, "12 KB". */
  size: string
}

export interface UploadsFields {
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

function readUpload(value: unknown, reading: Reading): UploadedFile[] {
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
