import { readBytes } from '#bodies/bounded-body.server.ts'
import { refuseBody, refuseForm } from './refuse-body.server.ts'

/** 100 rows of two fields, the maximum of a product, and some fields more; no other form has as many. */
const MOST_FIELDS = 250
/** Bytes. The longest form of ours is an address with a comment of 4,000 letters. */
export const LARGEST_FORM = 64 * 1024

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

type ReadField = [name: string, text: string]

export interface FormBounds {
  /** Bytes; {@link LARGEST_FORM} by default. */
  largest?: number
  /** Reads a chosen file as a field with a text, mostly its own. Without it files are rejected. */
  readFile?: (name: string, bytes: Uint8Array) => ReadField | Promise<ReadField>
}

/**
 * The form of a request, read by every action. Bodies that no browser sends from our pages are rejected with a page
 * that says so. The status is 415 without a form, 413 for one that is too large, 400 for an unreadable one.
 */
export async function readForm(
  request: Request,
  { largest = LARGEST_FORM, readFile }: FormBounds = {},
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const kind = type.split(';', 1)[0]?.trim().toLowerCase()
  if (kind !== URL_ENCODED && kind !== MULTIPART) throw refuseForm(415)
  const bytes = await readBodyBytes(request, { largest })
  const given = kind === URL_ENCODED ? readUrlEncoded(bytes) : await readMultipart(bytes, type)
  const form = readFile ? await readFiles(given, readFile) : given
  if ([...form].some(([name, value]) => typeof value !== 'string' || (name + value).includes('\0')))
    throw refuseForm(400)
  if ([...form].length > MOST_FIELDS) throw refuseForm(413)
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

async function readMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (error) {
    // Without a boundary, or broken: the parser says no more than that.
    if (error instanceof TypeError) throw refuseForm(400)
    throw error
  }
}

/** A field of files in which none is chosen is empty. */
async function readFiles(given: FormData, readFile: NonNullable<FormBounds['readFile']>): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of given) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(...(await readFile(name, new Uint8Array(await value.arrayBuffer()))))
  }
  return form
}
