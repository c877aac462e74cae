import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { newId } from '#backend/database/id.ts'
import { type AttachmentResult, type Attachments, LARGEST_ATTACHMENT } from '#contracts/attachments/attachments.ts'
import { FORM_PARAMETER } from '#contracts/content/forms/form-document.ts'

/** Bytes of all that is typed. */
const LARGEST_TEXT = 256 * 1024
/** Bytes of a form with its files. More than one file may take, so that a file that is too large is named, and nothing typed is lost. */
const LARGEST_FORM = 5 * LARGEST_ATTACHMENT
const MOST_FILES = 6

/** A form as it was posted. */
export interface PostedForm {
  /** By the full name. Of several values of one name the last. */
  fields: ReadonlyMap<string, string>
  /** Folder in which the files were stored. */
  folder: string
  files: readonly { field: string; name: string; result: AttachmentResult }[]
}

/** Returns a form's own fields by their short names: those that are ready to post, and plain ones of simple clients. */
export function shortNames({ fields }: PostedForm, formId: string): Record<string, string> {
  const prefix = `${FORM_PARAMETER}[${formId}][`
  return Object.fromEntries(
    [...fields].flatMap(([name, value]): [string, string][] => {
      if (name.startsWith(prefix)) return [[name.slice(prefix.length).split(']')[0] ?? '', value]]
      return name.includes('[') ? [] : [[name, value]]
    }),
  )
}

/** Returns the form that a posted name belongs to: `contact-53`. */
export const formIdIn = (fields: Iterable<string>): string | undefined => {
  for (const name of fields) {
    const id = name.startsWith(`${FORM_PARAMETER}[`) ? /^\w+\[([\w-]+)\]\[/.exec(name)?.[1] : undefined
    if (id !== undefined) return id
  }
  return undefined
}

/**
 * Reads the body of a POST as it comes. Files are checked and stored while they arrive; a file that is refused is among
 * the results.
 * @returns undefined for a body that is not a form, or longer than any form of ours.
 */
export async function readPosted(
  request: Request,
  attachments: Pick<Attachments, 'store'> | undefined,
): Promise<PostedForm | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const folder = newId()
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    const text = await readText(request.body)
    return text === undefined ? undefined : { fields: new Map(new URLSearchParams(text)), folder, files: [] }
  }
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type) || !request.body) return undefined
  const fields = new Map<string, string>()
  const files: { field: string; name: string; result: AttachmentResult }[] = []
  let taking: Promise<unknown> = Promise.resolve()
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { files: MOST_FILES, fields: 100, fieldNameSize: 200, fieldSize: LARGEST_TEXT, headerPairs: 10 },
  })
  parser.on('field', (name, value) => fields.set(name, value))
  parser.on('file', (fullName, content: BusboyFileStream, name) => {
    // Not destroyed by a reader that stops early: the parser waits for each file to be read to its end.
    const chunks = content.iterator({ destroyOnReturn: false })
    const field = fullName.match(/\[(\w+)\](?:\[\d*\])?$/)?.[1] ?? fullName
    const store = async () => {
      if (!name || !attachments) return
      files.push({ field, name, result: await attachments.store(folder, { line: field, name }, chunks) })
    }
    taking = taking.then(store).finally(() => content.resume())
    // The pipeline reports it, too; without a listener it would end the process.
    taking.catch((error: unknown) => parser.destroy(error instanceof Error ? error : undefined))
  })
  try {
    await pipeline(bounded(request.body, LARGEST_FORM), parser)
    await taking
  } catch (error) {
    await taking
    if (isMalformed(error)) return undefined
    throw error
  }
  return { fields, folder, files }
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of bounded(body, LARGEST_TEXT)) chunks.push(chunk)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @throws RangeError beyond the bound. */
async function* bounded(body: ReadableStream<Uint8Array> | null, largest: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largest) throw new RangeError('The form is too large')
    yield chunk
  }
}

/** The parser has no class of errors, but its own messages; a form that broke off is one, too. */
const isMalformed = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error && /multipart|boundary|part header|unexpected end/i.test(error.message))
