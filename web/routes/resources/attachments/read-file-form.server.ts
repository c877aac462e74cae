import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { LARGEST_ATTACHMENT, LARGEST_TOGETHER, MOST_OF_LINE } from '#contracts/attachments/attachments.ts'

/** Bytes of the form besides its files. */
const REST = 64 * 1024
/** Bytes of a form with as many files as a line takes. */
const LARGEST_FORM_OF_FILES = Math.min(MOST_OF_LINE * LARGEST_ATTACHMENT, LARGEST_TOGETHER) + REST

interface FormFile {
  /** Key of the line, from the field `line` before the files. */
  line: string
  name: string
}

/**
 * Reads a form with files as it comes: each file goes to `take` while it arrives, one after the other. A file field in
 * which none is chosen is passed over.
 * @returns false for anything that no form of ours sends. Files before that were taken.
 */
export async function readFileForm(
  request: Request,
  take: (file: FormFile, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type) || !request.body) return false
  let line = ''
  let taking: Promise<void> = Promise.resolve()
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { files: MOST_OF_LINE + 1, fields: 5, fieldSize: 300, headerPairs: 10 },
  })
  parser.on('field', (field, value) => {
    if (field === 'line') line = value
  })
  parser.on('file', (_, content: BusboyFileStream, name) => {
    const file = { line, name: name ?? '' }
    // Not destroyed by a reader that stops early: the parser waits for each file to be read to its end.
    const chunks = content.iterator({ destroyOnReturn: false })
    taking = taking.then(() => (file.name === '' ? undefined : take(file, chunks))).finally(() => content.resume())
    // The pipeline reports it, too; without a listener it would end the process.
    taking.catch((error: unknown) => parser.destroy(error instanceof Error ? error : undefined))
  })
  try {
    await pipeline(bounded(request.body), parser)
    await taking
    return true
  } catch (error) {
    await taking
    if (isMalformed(error)) return false
    throw error
  }
}

/** @throws RangeError beyond the largest form. */
async function* bounded(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > LARGEST_FORM_OF_FILES) throw new RangeError('The form is too large')
    yield chunk
  }
}

/** The parser has no class of errors, but its own messages; a form that broke off is one, too. */
const isMalformed = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error && /multipart|boundary|part header|unexpected end/i.test(error.message))
