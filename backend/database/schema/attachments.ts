import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AttachmentKind } from '#contracts/attachments/attachment-kinds.ts'
import { formSubmission } from './forms.ts'
import { shopOrder } from './sales.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Metadata of the files of quote requests. Their bytes are in the data folder. */
export const attachmentTable = pgTable('attachment', {
  id: text('id').primaryKey(),
  /** Secret of one visitor and quote request. */
  folder: text('folder').notNull(),
  /** Key of the line; empty for the whole request. */
  line: text('line').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<AttachmentKind>().notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  /** Bytes that have arrived. They are counted before they are written. */
  received: integer('received').notNull().default(0),
  /** Hash of the network that began it; null if it is unknown, and once the file is sent. */
  network: text('network'),
  /** Of the file on the visitor's device, milliseconds; null if it came in one piece. */
  modified: bigint('modified', { mode: 'number' }),
  hasPreview: boolean('has_preview').notNull().default(false),
  /** Null while parts are missing. */
  storedAt: time('stored_at'),
  removedAt: time('removed_at'),
  /** Null until the quote request is sent. */
  sentAt: time('sent_at'),
  orderId: text('order_id').references(() => shopOrder.id),
  /** Form of the content system that it was sent with. */
  formSubmissionId: text('form_submission_id').references(() => formSubmission.id),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})
