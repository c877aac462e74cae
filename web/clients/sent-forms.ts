import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { READ_ONCE } from '#contracts/content/forms/form-document.ts'
import type { FormBody, SentForm } from './send-form.server.ts'

/** Milliseconds after which the same form is another one. */
const LIFE = 600_000
const MOST_FORMS = 500

/**
 * Passes on a form once. The same reading of it with the same entries gets the result of the first. A TYPO3
 * would mail twice. Entries that were changed are another form, and so is one that was not accepted. A form with files
 * is passed on while it arrives, so it cannot be compared.
 *
 * Memory. Key: address and body. Owner: this function, one per process. End: ten minutes, or the least recently used of
 * {@link MOST_FORMS}. Gain: a double press without scripts is one mail.
 */
export function rememberSentForms() {
  const sent = new LRUCache<string, Promise<SentForm | undefined>>({ max: MOST_FORMS, ttl: LIFE })
  return (address: string, { body }: FormBody, send: () => Promise<SentForm | undefined>) => {
    if (typeof body !== 'string' || !body.includes(`${READ_ONCE}=`)) return send()
    const key = createHash('sha256').update(`${address}\n${body}`).digest('base64url')
    const first = sent.get(key)
    if (first) return first
    const sending = send()
    sent.set(key, sending)
    const forget = () => sent.delete(key)
    sending.then((result) => isAccepted(result) || forget(), forget)
    return sending
  }
}

const isAccepted = (sent: SentForm | undefined): boolean =>
  sent?.kind === 'redirect' || (sent !== undefined && 'form' in sent.element && sent.element.form?.status === 'success')
