/** The entries of a form as PHP has them. */
export interface PostedEntries {
  fields: URLSearchParams
  /** By the name of their field; only those that were chosen. */
  files: Map<string, PostedFile>
}

interface PostedFile {
  name: string
  /** The body broke off within it: `UPLOAD_ERR_PARTIAL`. */
  isPartial: boolean
}

/** Reads a form, with or without files. As PHP in an Apache does, it takes what arrived of one that breaks off. */
export async function readPostedEntries(request: Request): Promise<PostedEntries> {
  const text = await readArrived(request)
  const boundary = /boundary="?([^";]+)/.exec(request.headers.get('content-type') ?? '')?.[1]
  const fields = new URLSearchParams(boundary === undefined ? text : '')
  const files = new Map<string, PostedFile>()
  const parts = boundary === undefined ? [] : `\r\n${text}`.split(`\r\n--${boundary}`).slice(1)
  for (const [index, part] of parts.entries()) {
    const [head = '', content = ''] = part.split(/\r\n\r\n([^]*)/)
    const [, name] = /\bname="([^"]*)"/.exec(head) ?? []
    const [, file] = /\bfilename="([^"]*)"/.exec(head) ?? []
    if (name === undefined) continue
    if (file === undefined) fields.append(name, content)
    else if (file !== '') files.set(name, { name: file, isPartial: index === parts.length - 1 })
  }
  return { fields, files }
}

async function readArrived({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of body ?? []) chunks.push(chunk)
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
  return Buffer.concat(chunks).toString()
}
