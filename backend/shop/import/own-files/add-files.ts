import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { idOf } from '#backend/database/id.ts'
import type { LanguageCode, Translated } from '#backend/database/schema/columns.ts'
import { textIn } from '#backend/database/schema/fallback.ts'
import type { OwnFile, Photograph } from '#backend/shop/import/format.ts'
import type { ImportedDocument } from '#backend/shop/import/rows/facts.ts'
import { fileNamePart, type MediaStore } from '#backend/shop/import/rows/media-store.ts'
import type { KnownPhotograph } from './known-photographs.ts'
import { FILE_TITLES, titleLanguage, typeOfFile } from './own-document.ts'
import { makePhotograph, printedPhotograph } from './photograph.ts'
import type { FileReader } from './read-file.ts'

/** Puts the files that lines name in the media store. */
export interface FileAdder {
  /** Returns the ids of the pictures, in their order. */
  photographs: (given: readonly Photograph[]) => Promise<string[]>
  /** Returns the documents of a language; STEP files are media. */
  documents: (given: readonly OwnFile[], language: LanguageCode) => Promise<ImportedDocument[]>
  /** Returns the ids of the STEP files. */
  steps: (given: readonly OwnFile[]) => Promise<string[]>
  /** Returns a JPEG for a data sheet. */
  printed: (given: Photograph) => Promise<Buffer>
}

const NO_TEXT = { de: '', en: '' }

interface FileSources {
  reader: FileReader
  /** Photographs that are stored: only their texts may change. */
  known: ReadonlyMap<string, KnownPhotograph>
  /** Texts of photographs by their file. */
  texts: ReadonlyMap<string, Translated<string>>
  mediaStore: MediaStore
}

export function createFileAdder({ reader, known, texts, mediaStore }: FileSources): FileAdder {
  const ids = new Map<string, string>()
  async function addPhotograph({ file }: Photograph): Promise<string> {
    const added = ids.get(file)
    if (added !== undefined) return added
    const bytes = await reader.read(file)
    const id = idOf('photograph', createHash('sha256').update(bytes).digest('hex'))
    ids.set(file, id)
    const stored = known.get(id)
    const alt = texts.get(file) ?? NO_TEXT
    // The bytes of a stored medium stay, whatever its row says.
    if (stored) return mediaStore.add({ ...stored, alt, title: null, content: Buffer.alloc(0) }, [])
    const { thumbnails, ending, ...picture } = await makePhotograph(bytes)
    const row = { ...picture, id, fileName: nameOf(file, ending), size: picture.content.byteLength, title: null }
    return mediaStore.add({ ...row, alt }, thumbnails)
  }
  async function addFile(given: OwnFile) {
    const { mimeType, ending } = typeOfFile(given.kind)
    const content = await reader.read(given.file)
    const title = given.title ?? FILE_TITLES[given.kind]
    const [width, height] = [null, null]
    const fileName = nameOf(given.file, ending)
    const medium = mediaStore.put({ fileName, mimeType, content, width, height, alt: NO_TEXT, title })
    return { ...medium, mimeType, size: content.byteLength, title }
  }
  return {
    async photographs(given) {
      const added: string[] = []
      for (const one of given) added.push(await addPhotograph(one))
      return [...new Set(added)]
    },
    async documents(given, language) {
      const documents: ImportedDocument[] = []
      for (const one of given) {
        if (one.kind === 'step') continue
        const { id, fileName, mimeType, size, title } = await addFile(one)
        documents.push({
          kind: one.kind,
          title: textIn(title, titleLanguage(one, language)),
          ...(one.language && { language: one.language }),
          url: `/media/${id}/${fileName}`,
          mediaType: mimeType,
          size,
        })
      }
      return documents
    },
    async steps(given) {
      const added: string[] = []
      for (const one of given) if (one.kind === 'step') added.push((await addFile(one)).id)
      return added
    },
    printed: async ({ file }) => printedPhotograph(await reader.read(file)),
  }
}

/** `Buffer 20.JPG` is `buffer-20.jpg`. */
function nameOf(location: string, ending: string): string {
  const last = basename(/^https?:/.test(location) ? new URL(location).pathname : location)
  return `${fileNamePart(last.replace(/\.[^.]*$/, '')) || 'file'}.${ending}`
}
