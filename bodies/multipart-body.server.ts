import { finished, pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { type ArrivingForm, BodyError, type BodyProblem, boundedBody, toBodyError } from './bounded-body.server.ts'
import { createEntriesDigest } from './entries-digest.server.ts'

/** Parts of a form, files and fields together. No form of a page has as many; each costs a little. */
const MOST_PARTS = 250

/** A file of a form, as its part names it. */
export interface PostedFile {
  /** Name of its field. */
  field: string
  /** Empty if no file was chosen. */
  name: string
}

interface FormBounds {
  /** Bytes of the whole body. */
  largest: number
  /** Bytes of one field; the rest is cut off. */
  largestField: number
}

/** Bytes at the end of a form that are passed on last: what follows a file is shorter. */
const LAST_BYTES = 64 * 1024

interface FormReader extends FormBounds {
  /** Files that are read; further ones are skipped. */
  files: number
  /** `isCut`: the value is longer. */
  onField: (name: string, value: string, isCut: boolean) => void
  /** Takes a file while it arrives. What it does not read is skipped. The next file waits until it is done. */
  onFile: (file: PostedFile, content: AsyncIterable<Uint8Array>) => Promise<void>
}

/** A boundary as RFC 2046 allows it. With an empty one the parser would wait for the end of the form for ever. */
const BOUNDARY = /;\s{0,9}boundary=(?:[\w'()+,\-./:=?]{1,70}|"[\w'()+,\-./:=? ]{1,70}")\s?(?:;|$)/i

export const isMultipart = (headers: Headers): boolean =>
  /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')

/**
 * Reads a form with files as it arrives. When it returns or throws, no file is still being read. The files of a form
 * that breaks off end with the error.
 * @throws BodyError, and the error of `onFile`.
 */
export async function readMultipart(request: ArrivingForm, { onField, onFile, ...bounds }: FormReader): Promise<void> {
  const arriving = new Set<BusboyFileStream>()
  let taking: Promise<void> = Promise.resolve()
  const parser = openParser(request.headers, bounds, onField, (file, content) => {
    arriving.add(content)
    content.once('close', () => arriving.delete(content))
    taking = taking.then(() => onFile(file, chunksOf(content))).finally(() => content.resume())
    taking.catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))))
  })
  const failure = await pipeline(boundedBody(request, bounds.largest), parser).then(() => undefined, toBodyError)
  if (failure) for (const content of arriving) content.destroy(failure)
  await taking.catch((error: unknown) => {
    // Of a file that broke off with the form.
    if (!(error instanceof BodyError)) throw error
  })
  if (failure) throw failure
}

/** @throws BodyError if the form breaks off. */
async function* chunksOf(content: BusboyFileStream): AsyncGenerator<Uint8Array> {
  try {
    // Not destroyed by a reader that stops early: the parser waits for each file to be read to its end.
    yield* content.iterator({ destroyOnReturn: false })
  } catch (cause) {
    throw toBodyError(cause)
  }
}

/** A form that is passed on as it arrives. */
export interface PassedBody {
  body: ReadableStream<Uint8Array>
  /** Why it could not be read to its end, if so. */
  problem: () => BodyProblem | undefined
}

interface FormPassing extends FormBounds {
  onField: (name: string, value: string) => void
  onFile: (file: PostedFile) => void
  /**
   * Called when a whole form has been read, before its last bytes are passed on. Gets a digest of the entries; undefined if
   * they are too long to be compared. What it throws breaks the body off: no receiver gets a form without its end.
   */
  beforeEnd: (digest: string | undefined) => void
}

/**
 * Passes a form on as it arrives, and notes the fields and the names of files on the way.
 * @throws BodyError if it cannot be a form.
 */
export function passMultipart(
  request: ArrivingForm,
  { onField, onFile, beforeEnd, ...bounds }: FormPassing,
): PassedBody {
  const entries = createEntriesDigest()
  const noteField: FormReader['onField'] = (name, value, isCut) => {
    entries.addField(name, value, isCut)
    onField(name, value)
  }
  const parser = openParser(request.headers, { ...bounds, files: Infinity }, noteField, (file, content) => {
    entries.addFile(file, content)
    onFile(file)
  })
  let problem: BodyProblem | undefined
  const fail = (cause: unknown): BodyError => {
    const error = toBodyError(cause)
    problem ??= error.problem
    return error
  }
  // The receiver reads the same bytes, and finds the same mistake.
  const parsing = finished(parser).catch(fail)
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const last: Uint8Array[] = []
    let size = 0
    try {
      for await (const chunk of boundedBody(request, bounds.largest)) {
        parser.write(chunk)
        last.push(chunk)
        size += chunk.length
        for (let first = last[0]; first && size - first.length >= LAST_BYTES; first = last[0]) {
          size -= first.length
          last.shift()
          yield first
        }
      }
      parser.end()
      await parsing
    } catch (cause) {
      throw fail(cause)
    } finally {
      parser.destroy()
    }
    if (problem === undefined) beforeEnd(entries.read())
    yield* last
  }
  return { body: toStream(chunks()), problem: () => problem }
}

const toStream = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })

/**
 * Opens the parser of a form. Each of its streams has a listener for errors from its first tick. Without one, an error
 * would end the process.
 * @throws BodyError for a form without a boundary, or with one that the parser cannot search.
 */
function openParser(
  headers: Headers,
  { files, largestField }: Omit<FormBounds, 'largest'> & Pick<FormReader, 'files'>,
  onField: FormReader['onField'],
  onFile: (file: PostedFile, content: BusboyFileStream) => void,
): BusboyInstance {
  const type = headers.get('content-type') ?? ''
  if (!BOUNDARY.test(type)) throw new BodyError('broken')
  let parser: BusboyInstance
  try {
    parser = new Busboy({
      headers: { 'content-type': type },
      limits: { files, fieldSize: largestField, parts: MOST_PARTS, headerPairs: 10 },
    })
  } catch (cause) {
    throw toBodyError(cause)
  }
  parser.on('error', (cause) => parser.destroy(toBodyError(cause)))
  parser.on('partsLimit', () => parser.destroy(new BodyError('too-large')))
  // A part without a name has none, whatever the types say.
  parser.on('field', (name, value, _, isCut) => onField(name ?? '', value ?? '', isCut))
  parser.on('file', (field, content, name) => {
    content.on('error', (cause) => content.destroy(toBodyError(cause)))
    onFile({ field: field ?? '', name: name ?? '' }, content)
  })
  return parser
}
