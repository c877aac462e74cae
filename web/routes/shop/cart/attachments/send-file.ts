import {
  type Attachment,
  type AttachmentRefusal,
  type AttachmentResult,
  LARGEST_ATTACHMENT,
  PART_SIZE,
} from '#contracts/attachments/attachments.ts'
import { endingOf, kindOfName } from '#contracts/attachments/attachment-kinds.ts'
import { attachmentPaths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** Waits before the same part is tried again, milliseconds. Then the visitor decides. */
const WAITS = [500, 1_000, 2_000, 4_000, 8_000]

/** Result of sending a file; `interrupted` if the server could not be reached. */
export type SendResult = { attachment: Attachment } | AttachmentRefusal | 'interrupted'

/** Gets the file's id and the bytes that have arrived. */
export type OnSent = (id: string, sent: number) => void

/**
 * Sends a file in parts, from where the server has it. A part that does not arrive is sent again a few times. */
export async function sendFile(file: File, line: string, onProgress: OnSent): Promise<SendResult> {
  const refusal = checkBeforeSending(file)
  if (refusal) return refusal
  const begun = await insist(() => begin(file, line))
  if (begun === 'interrupted' || 'problem' in begun) return begun
  const { id } = begun.attachment
  let { received } = begun.attachment
  onProgress(id, received)
  for (;;) {
    const offset = received
    const result = await insist(() => sendPart(file, id, offset))
    if (result === 'interrupted') return result
    if ('problem' in result) {
      // A part arrived, and its response did not.
      if (result.problem !== 'wrong-offset' || !result.received || result.received === offset) return result
      received = result.received
    } else {
      received = result.attachment.received
      if (received === file.size && offset + PART_SIZE >= file.size) return result
    }
    onProgress(id, received)
  }
}

/** Errors that the server would report, found without a request. */
function checkBeforeSending({ name, size }: File): AttachmentRefusal | undefined {
  if (['svg', 'svgz'].includes(endingOf(name))) return { problem: 'svg' }
  if (!kindOfName(name)) return { problem: 'unknown-kind' }
  if (size === 0) return { problem: 'empty' }
  return size > LARGEST_ATTACHMENT ? { problem: 'too-large' } : undefined
}

const begin = ({ name, size, lastModified }: File, line: string): Promise<Response> =>
  fetch(attachmentPaths.begin(getLocale()), {
    method: 'POST',
    body: new URLSearchParams({ line, name, size: String(size), modified: String(lastModified) }),
  })

const sendPart = (file: File, id: string, offset: number): Promise<Response> =>
  fetch(attachmentPaths.part(getLocale(), id, offset), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file.slice(offset, offset + PART_SIZE),
  })

/** Asks until there is a response of the site's own, several times. */
async function insist(ask: () => Promise<Response>): Promise<AttachmentResult | 'interrupted'> {
  for (const wait of [...WAITS, 0]) {
    try {
      const response = await ask()
      if (response.headers.get('content-type')?.startsWith('application/json')) {
        const result: AttachmentResult = await response.json()
        return result
      }
    } catch (error) {
      // `fetch` throws this without a network. A file that has changed or gone cannot be read any more.
      if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
    }
    if (wait > 0) await pause(wait)
  }
  return 'interrupted'
}

/** Ends early when the network is back. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })
