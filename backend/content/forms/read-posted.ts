import { newId } from '#backend/database/id.ts'
import { readBytes } from '#bodies/bounded-body.server.ts'
import { isMultipart, readMultipart } from '#bodies/multipart-body.server.ts'
import { type AttachmentResult, type Attachments, LARGEST_ATTACHMENT } from '#contracts/attachments/attachments.ts'
import { FORM_PARAMETER } from '#contracts/content/forms/form-document.ts'

/** Bytes of all that is typed. */
const LARGEST_TEXT = 256 * 1024
/**
 * Bytes of a form with its files. More than the largest file, so that one that is too large is named and no input is
 * lost.
 */
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

/** Returns a form's own fields by their short names: those that are ready to post, and those of simple clients. */
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

export interface FileStore {
  /** Whether a file of this field is stored, by the fields before it. */
  mayHaveFile: (fields: ReadonlyMap<string, string>, field: string) => boolean
  /** Undefined if this installation stores no files. */
  attachments: Pick<Attachments, 'store'> | undefined
}

/**
 * Reads the body of a POST as it comes. Files are checked and stored while they arrive; a file that is refused is among
 * the results.
 * @returns undefined for a body that is not a form.
 * @throws BodyError
 */
export async function readPosted(
  request: Request,
  { mayHaveFile, attachments }: FileStore,
): Promise<PostedForm | undefined> {
  const folder = newId()
  const fields = new Map<string, string>()
  const files: { field: string; name: string; result: AttachmentResult }[] = []
  if (/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
    const text = Buffer.from(await readBytes(request, LARGEST_TEXT)).toString('utf8')
    return { fields: new Map(new URLSearchParams(text)), folder, files }
  }
  if (!isMultipart(request.headers)) return undefined
  await readMultipart(request, {
    largest: LARGEST_FORM,
    largestField: LARGEST_TEXT,
    files: MOST_FILES,
    onField: (name, value) => fields.set(name, value),
    async onFile({ field: fullName, name }, content) {
      const field = fullName.match(/\[(\w+)\](?:\[\d*\])?$/)?.[1] ?? fullName
      if (name === '' || !attachments) return
      const result: AttachmentResult = mayHaveFile(fields, field)
        ? await attachments.store(folder, { line: field, name }, content)
        : { problem: 'gone' }
      files.push({ field, name, result })
    },
  })
  return { fields, folder, files }
}
