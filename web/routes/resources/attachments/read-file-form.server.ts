import { isMultipart, readMultipart } from '#bodies/multipart-body.server.ts'
import { LARGEST_ATTACHMENT, LARGEST_TOGETHER, MOST_OF_LINE } from '#contracts/attachments/attachments.ts'
import { refuseBody, refuseForm } from '#web/forms/action/refuse-body.server.ts'

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
 * which none is chosen is passed over. Anything that no form of ours sends is refused; files before that were taken.
 */
export async function readFileForm(
  request: Request,
  take: (file: FormFile, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  if (!isMultipart(request.headers)) throw refuseForm(400)
  let line = ''
  await readMultipart(request, {
    largest: LARGEST_FORM_OF_FILES,
    largestField: 300,
    files: MOST_OF_LINE + 1,
    onField(name, value) {
      if (name === 'line') line = value
    },
    onFile: async ({ name }, content) => (name === '' ? undefined : take({ line, name }, content)),
  }).catch(refuseBody)
}
