import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Address, Email } from 'postal-mime'
import { whenMissing } from '#backend/files/system-error.ts'

/** A mail stored as a file because there is no mail server. */
export interface StoredMail {
  /** File name without extension: `20261121T075656-4f0c…`. */
  id: string
  subject: string
  from: string
  to: string
  replyTo: string
  date: Date
  text: string
  html: string
  messageId: string
  /** The file as a mail server would receive it. */
  raw: Buffer
}

const NAME = /^(\d{8}T\d{6}-[0-9a-f-]{36})\.eml$/
/** Enough for a demonstration. Older mails stay in the folder. */
const MAX_LISTED = 100

/** Reads the mails, the newest first. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(whenMissing([]))
  const ids = names
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed()
  const mails = await Promise.all(ids.slice(0, MAX_LISTED).map((id) => readMail(folder, id)))
  return mails.filter((mail) => mail !== undefined)
}

/** Reads one mail; undefined for an unknown id. */
export async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  // Also keeps the path inside the folder.
  if (!NAME.test(`${id}.eml`)) return undefined
  const raw = await readFile(join(folder, `${id}.eml`)).catch(whenMissing(undefined))
  if (raw === undefined) return undefined
  const mail: Email = await PostalMime.parse(raw)
  return {
    id,
    subject: mail.subject ?? '',
    from: addressText(mail.from),
    to: (mail.to ?? []).map(addressText).join(', '),
    replyTo: (mail.replyTo ?? []).map(addressText).join(', '),
    date: new Date(mail.date ?? 0),
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    raw,
  }
}

const addressText = (given: Address | undefined): string => {
  if (given === undefined) return ''
  return given.name ? `${given.name} <${given.address ?? ''}>` : (given.address ?? '')
}
