import type { BodyProblem } from '#bodies/bounded-body.server.ts'
import { isMultipart, passMultipart, type PassedBody, type PostedFile } from '#bodies/multipart-body.server.ts'
import { READ_ONCE, RESPONSE_ELEMENT } from '#contracts/content/forms/form-document.ts'
import type { FormBody } from '#web/clients/send-form.server.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { refuseBody } from '#web/forms/action/refuse-body.server.ts'

/** Values of a form by the names of its fields, which visitors choose. */
export type PostedValues = ReadonlyMap<string, readonly string[]>

/** A form that is passed on to the content system. */
export interface PassedForm extends FormBody {
  /** Complete once the body has been read. */
  values: () => PostedValues
  /** Names of the chosen files, as values of their fields. */
  fileNames: () => PostedValues
  /** Why the body could not be read to its end, if so. */
  problem: () => BodyProblem | undefined
}

/** Bytes of a form with files: more than the content system takes of one file, which then names the mistake. */
const LARGEST = 100 * 1024 * 1024
const LARGEST_VALUE = 64 * 1024

/** Reads a form without files whole. One with files is passed on while it arrives; its texts and the names of files are noted on the way. */
export async function readPassedForm(request: Request): Promise<PassedForm> {
  const values = new Map<string, string[]>()
  const note = (name: string, value: string) => values.set(name, [...(values.get(name) ?? []), value])
  const fileNames = new Map<string, string[]>()
  const noteFile = ({ field, name }: PostedFile) => {
    // PHP keeps the last of several files of a name.
    const earlier = field.endsWith('[]') ? (fileNames.get(field) ?? []) : []
    if (name !== '') fileNames.set(field, [...earlier, name])
  }
  const noted = {
    values: () => values,
    fileNames: () => fileNames,
    elementId: () => Number(values.get(RESPONSE_ELEMENT)?.[0]) || undefined,
  }
  if (isMultipart(request.headers)) {
    let check: (digest: string) => void = () => {}
    const passed = pass(request, {
      onField: note,
      onFile: noteFile,
      beforeEnd: (digest) => digest !== undefined && values.has(READ_ONCE) && check(digest),
    })
    const contentType = request.headers.get('content-type') ?? ''
    return { ...noted, ...passed, contentType, checkBeforeEnd: (given) => (check = given) }
  }
  const pairs = [...(await readForm(request))].map(([name, value]): [string, string] => [name, String(value)])
  for (const [name, value] of pairs) note(name, value)
  const body = new URLSearchParams(pairs).toString()
  return { ...noted, contentType: 'application/x-www-form-urlencoded', body, problem: () => undefined }
}

function pass(
  request: Request,
  on: Pick<Parameters<typeof passMultipart>[1], 'onField' | 'onFile' | 'beforeEnd'>,
): PassedBody {
  try {
    return passMultipart(request, { largest: LARGEST, largestField: LARGEST_VALUE, ...on })
  } catch (error) {
    return refuseBody(error)
  }
}
