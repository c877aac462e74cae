import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A mail ready to be sent. */
export interface Mail {
  /** Of its job: the same every time the mail is tried. */
  id: string
  from: string
  to: { name: string; address: string }
  replyTo: string | { name: string; address: string }
  subject: string
  text: string
  html: string
  /** When the reason for it came about. */
  date: Date
}

export interface Transport {
  /** Resolves once the mail is somebody else's: the mail server has accepted it, or it lies in its file. */
  send(mail: Mail): Promise<void>
  close(): void
}

/**
 * Whether the server refused this very mail for good (5xx to its recipient or content). A refused login is not meant: an
 * operator mends that, and the mail is still wanted.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const { code, responseCode } = error
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500
}

/** Milliseconds; all together stay below the time after which the queue gives a mail to somebody else. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000, dnsTimeout: 15_000 }

export function createSmtpTransport(url: string): Transport {
  const smtp = createTransport({ url, ...TIMEOUTS })
  return {
    async send(mail) {
      await smtp.sendMail(messageOf(mail))
    },
    close: () => smtp.close(),
  }
}

/** Writes mails as `.eml` files, for a shop that has no mail server. A mail that is tried again overwrites itself. */
export function createFileTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail))
      const file = join(folder, `${fileId(mail)}.eml`)
      await mkdir(folder, { recursive: true })
      // Whole or not at all: somebody may be looking.
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
    close: () => {},
  }
}

/** Sorts by date: `20261121T075656-4f0c…`. */
const fileId = ({ date, id }: Mail): string => `${date.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')}-${id}`

/**
 * For nodemailer, which encodes what stands in headers. The id of the message is that of the job: who gets a mail
 * twice, because the first answer was lost, can tell that it is the same.
 */
function messageOf({ id, from, to, replyTo, subject, text, html, date }: Mail) {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Texts of visitors are never read as addresses of files or sites to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
