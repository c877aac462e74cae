import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { attachmentProblemText } from '#web/cart/attachments/attachment-texts.ts'
import { m } from '#web/i18n/messages.ts'
import type { OnSent, SendResult } from './send-file.ts'

/** A file that this page sends. */
export interface Upload {
  key: number
  file: File
  name: string
  /** Bytes. */
  size: number
  /** Bytes that have arrived. */
  sent: number
  state: 'waiting' | 'sending' | 'interrupted' | 'refused'
  /** Why it was refused. */
  problem?: string
  /** As soon as the server knows it. */
  attachmentId?: string
}

/**
 * Sends files one after the other, and tells what happens to them. A file that the page has left goes on arriving; one
 * that broke off is continued when it is chosen again.
 */
export function useUploads(line: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [announcement, announce] = useState('')
  const { revalidate } = useRevalidator()
  const lastKey = useRef(0)
  const queue = useRef(Promise.resolve())

  const change = (key: number, changed: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)))
  const dismiss = (key: number) => setUploads((before) => before.filter((upload) => upload.key !== key))

  async function settle({ key, name }: Upload, result: SendResult) {
    if (result === 'interrupted') {
      change(key, { state: 'interrupted' })
      announce(m.attachments_interrupted_name({ name }))
    } else if ('problem' in result) {
      const problem = attachmentProblemText(result)
      change(key, { state: 'refused', problem })
      announce(`${name}: ${problem}`)
    } else {
      announce(m.attachments_stored({ name: result.attachment.name }))
      await revalidate()
      dismiss(key)
    }
  }

  async function sendAfter(before: Promise<void>, upload: Upload) {
    const { key, file, name } = upload
    // A defect with one file must not keep the next one waiting.
    await Promise.allSettled([before])
    change(key, { state: 'sending' })
    announce(m.attachments_sending_name({ name }))
    const onProgress: OnSent = (attachmentId, sent) => change(key, { attachmentId, sent })
    await settle(upload, await loadAndSend(file, line, onProgress))
  }

  const send = (upload: Upload) => void (queue.current = sendAfter(queue.current, upload))

  function add(files: readonly File[]) {
    const added = files.map((file) => {
      lastKey.current += 1
      return { key: lastKey.current, file, name: file.name, size: file.size, sent: 0, state: 'waiting' as const }
    })
    setUploads((before) => [...before, ...added])
    for (const upload of added) send(upload)
  }

  function goOn(key: number) {
    const upload = uploads.find((one) => one.key === key)
    if (!upload) return
    change(key, { state: 'waiting' })
    send(upload)
  }

  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])

  return { uploads, add, goOn, dismiss, announcement }
}

async function loadAndSend(file: File, line: string, onProgress: OnSent): Promise<SendResult> {
  // The script that sends comes with the first file. Without a network it does not come either.
  const loaded = await import('./send-file.ts').catch(() => undefined)
  return loaded ? loaded.sendFile(file, line, onProgress) : 'interrupted'
}
