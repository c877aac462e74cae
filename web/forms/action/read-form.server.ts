import { readBytes } from '#bodies/bounded-body.server.ts'
import { readMultipart } from '#bodies/multipart-body.server.ts'
import { BLOCKED_COOKIES, FORM_COOKIE } from './blocked-cookies.ts'
import { refuseBody, refuseForm } from './refuse-body.server.ts'

/** 100 rows of two fields, the maximum of a product, and some fields more; no other form has as many. */
const MOST_FIELDS = 250
/** Bytes. The longest form of ours is an address with a comment of 4,000 letters. */
export const LARGEST_FORM = 64 * 1024

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

type ReadField = [name: string, text: string]

export interface FormBounds {
  /** Bytes of the form, or of its fields if it takes a file; {@link LARGEST_FORM} by default. */
  largest?: number
  /** How a file is read. Without this, files are rejected. */
  file?: FileBounds
}

interface FileBounds {
  /** Bytes of the form with its file. */
  largestForm: number
  /** Bytes of the file. One more is read of a file that is larger, and the rest is skipped. */
  largest: number
  /** Reads a chosen file as a field with a text, mostly its own. */
  read: (name: string, bytes: Uint8Array) => ReadField | Promise<ReadField>
}

/**
 * The form of a request, read by every action. Bodies that no browser sends from our pages are rejected with a page
 * that says so. The status is 415 without a form, 413 for one that is too large, 400 for an unreadable one.
 */
export async function readForm(request: Request, { largest = LARGEST_FORM, file }: FormBounds = {}): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const kind = type.split(';', 1)[0]?.trim().toLowerCase()
  if (kind !== URL_ENCODED && kind !== MULTIPART) throw refuseForm(415)
  const form =
    kind === URL_ENCODED
      ? readUrlEncoded(await readBodyBytes(request, { largest }))
      : await readParts(request, largest, file)
  if ([...form].some(([name, value]) => (name + String(value)).includes('\0'))) throw refuseForm(400)
  if ([...form].length > MOST_FIELDS) throw refuseForm(413)
  if (form.has(FORM_COOKIE) && !request.headers.get('cookie')) form.set(BLOCKED_COOKIES, '1')
  form.delete(FORM_COOKIE)
  return form
}

/** Reads the body of a request whole, up to `largest` bytes. One that is larger or breaks off is refused. */
export const readBodyBytes = (request: Request, { largest }: { largest: number }): Promise<Uint8Array<ArrayBuffer>> =>
  readBytes(request, largest).catch(refuseBody)

function readUrlEncoded(bytes: Uint8Array): FormData {
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(Buffer.from(bytes).toString('utf8'))) form.append(name, value)
  return form
}

/** Reads a form while it arrives. No more of it is in memory than its bounds allow. */
async function readParts(request: Request, largest: number, file: FileBounds | undefined): Promise<FormData> {
  const form = new FormData()
  let size = 0
  let isTooLarge = false
  await readMultipart(request, {
    largest: file?.largestForm ?? largest,
    largestField: largest,
    files: 1,
    onField(name, value, isCut) {
      size += Buffer.byteLength(name + value)
      isTooLarge ||= isCut || size > largest
      if (!isTooLarge) form.append(name, value)
    },
    async onFile({ field }, content) {
      if (!file) throw refuseForm(400)
      form.append(...(await file.read(field, await beginOf(content, file.largest + 1))))
    },
  }).catch(refuseBody)
  if (isTooLarge) throw refuseForm(413)
  return form
}

/** The first bytes of a file, `most` of them. */
async function beginOf(content: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= most) break
  }
  return Buffer.concat(chunks).subarray(0, most)
}
