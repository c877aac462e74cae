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
 * is passed on while it arrives. If it is the same, it is broken off before its end.
 *
 * Memory. Key: address and a digest of the entries. Owner: this function, one per process. End: ten minutes, or the least
 * recently used of {@link MOST_FORMS}. Gain: a double press without scripts is one mail.
 */
export function rememberSentForms() {
  const sent = new LRUCache<string, Promise<SentForm | undefined>>({ max: MOST_FORMS, ttl: LIFE })
  function remember(key: string, sending: Promise<SentForm | undefined>) {
    sent.set(key, sending)
    const forget = () => sent.delete(key)
    sending.then((result) => isAccepted(result) || forget(), forget)
  }
  return (address: string, { body, checkBeforeEnd }: FormBody, send: () => Promise<SentForm | undefined>) => {
    const keyOf = (entries: string) => createHash('sha256').update(`${address}\n${entries}`).digest('base64url')
    if (typeof body === 'string') {
      if (!body.includes(`${READ_ONCE}=`)) return send()
      const key = keyOf(body)
      const first = sent.get(key)
      if (first) return first
      const sending = send()
      remember(key, sending)
      return sending
    }
    let first: Promise<SentForm | undefined> | undefined
    checkBeforeEnd?.((digest) => {
      const key = keyOf(digest)
      first = sent.get(key)
      if (first) throw new Error('This form was sent before.')
      remember(key, sending)
    })
    const sending = send()
    return sending.catch((error: unknown) => first ?? Promise.reject(error))
  }
}

const isAccepted = (sent: SentForm | undefined): boolean =>
  sent?.kind === 'redirect' || (sent !== undefined && 'form' in sent.element && sent.element.form?.status === 'success')
