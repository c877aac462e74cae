import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A mail ready to be sent. */
export interface Mail {
  /** Id of its job, the same in every attempt. */
  id: string
  from: string
  to: { name: string; address: string }
  replyTo: string | { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Pictures of the HTML, small; it names them by `cid:` and their id. */
  pictures?: readonly MailPicture[]
  /** Files that go along. */
  files?: readonly AttachedFile[]
  /** Address that ends a subscription, without a further question (RFC 8058). */
  unsubscribeUrl?: string
  /** Time of the event that caused the mail. */
  date: Date
}

/** A JPEG within a mail. */
export interface MailPicture {
  cid: string
  content: Uint8Array
}

export interface AttachedFile {
  name: string
  /** `application/pdf` */
  type: string
  content: Uint8Array | string
}

export interface Transport {
  /** Resolves once the mail server has accepted the mail, or its file is written. */
  send(mail: Mail): Promise<void>
  close(): void
}

/**
 * Whether the server refused this mail permanently (5xx for its recipient or content). A refused login does not count:
 * an operator mends that, and the mail is still to be sent.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const { code, responseCode } = error
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500
}

/** Milliseconds. Their sum is below the time after which the queue gives a mail to another worker. */
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

/** Writes mails as `.eml` files, for a shop without mail server. Another attempt overwrites the file. */
export function createFileTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail))
      if (!Buffer.isBuffer(message)) throw new Error('The composer gave no buffer, though it was told to')
      const file = join(folder, `${fileId(mail)}.eml`)
      await mkdir(folder, { recursive: true })
      // Written under another name first, because a reader may list the folder at any time.
      await writeFile(`${file}.part`, message)
      await rename(`${file}.part`, file)
    },
    close: () => {},
  }
}

/** Sorts by date: `20261121T075656-4f0c…`. */
const fileId = ({ date, id }: Mail): string => `${date.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')}-${id}`

/**
 * A line that a mail program shows as it is. A visitor may have written words that it would decode, `=?utf-8?q?…?=`.
 */
const headerText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll('=?', '= ?')

const toMailbox = (mailbox: Mail['to' | 'replyTo']) =>
  typeof mailbox === 'string' ? mailbox : { ...mailbox, name: headerText(mailbox.name) }

/**
 * Converts a mail for nodemailer, which encodes the headers. The message has the id of the job. Mail programs recognise
 * by it a mail that was sent twice because the first response was lost.
 */
function messageOf(mail: Mail) {
  const { id, from, to, replyTo, subject, text, html, pictures = [], files = [], unsubscribeUrl, date } = mail
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: toMailbox(to),
    replyTo: toMailbox(replyTo),
    subject: headerText(subject),
    text,
    html,
    date,
    attachments: [
      ...pictures.map(({ cid, content }) => ({
        cid,
        content: Buffer.from(content),
        contentType: 'image/jpeg',
        contentDisposition: 'inline' as const,
        filename: `${cid}.jpg`,
      })),
      ...files.map(({ name, type, content }) => ({
        content: Buffer.from(content),
        contentType: type,
        contentDisposition: 'attachment' as const,
        filename: name,
      })),
    ],
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Texts of visitors must not be read as paths or URLs of attachments.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
