import type { Database } from '#backend/database/database.ts'
import type { AttachmentLink, Attachments } from '#contracts/attachments/attachments.ts'
import type { AttachmentDisk } from './disk.ts'
import { checkGrant, endOfLink, grantOf } from './link-grant.ts'
import { type AttachmentRow, findSentRow, markSent } from './records.ts'

export interface LinkOptions {
  /** Key of the links' signatures. */
  secret: string
  /** Returns the absolute address of the page of a link. */
  linkTo: (id: string, grant: string) => string
  /** Whether the embedded shop sends quote requests: its orders and mails have the files. */
  isShopEmbedded: boolean
  clock?: () => Date
}

/** The operations on files that were sent, and the links to them. */
export function createLinks(
  db: Database,
  disk: AttachmentDisk,
  { secret, linkTo, isShopEmbedded, clock = () => new Date() }: LinkOptions,
): Pick<Attachments, 'send' | 'takeBack' | 'open'> {
  return {
    async send(folder) {
      if (isShopEmbedded) return []
      const rows = await markSent(db, folder, clock())
      return rows.map((row) => toLink(row, { secret, linkTo }))
    },
    async takeBack(folder) {
      if (!isShopEmbedded) await markSent(db, folder, null)
    },
    async open(id, grant) {
      const state = checkGrant(secret, id, grant, clock())
      if (state !== 'valid') return state
      const row = await findSentRow(db, id)
      const file = row && (await disk.read(id))
      // Deleted with its quote request, or removed by hand: the link was right.
      if (!row || !file) return 'ended'
      return { name: row.name, kind: row.kind, ...file }
    },
  }
}

/** Returns the link of a file that was sent. The same file has the same link in every attempt to send a mail. */
export function toLink(row: AttachmentRow, { secret, linkTo }: Pick<LinkOptions, 'secret' | 'linkTo'>): AttachmentLink {
  const { id, line, name, kind, size, hasPreview } = row
  const until = endOfLink(row.sentAt ?? row.createdAt)
  return {
    id,
    line,
    name,
    kind,
    size,
    received: size,
    hasPreview,
    isRemoved: false,
    url: linkTo(id, grantOf(secret, id, until)),
    until: new Date(until * 1000).toISOString(),
  }
}
