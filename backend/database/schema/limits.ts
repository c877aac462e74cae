import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Points used within a window, in the columns that rate-limiter-flexible expects. */
export const rateLimit = pgTable('rate_limit', {
  /** Operation, window and a keyed hash of the caller or mailbox. */
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** End of the window. */
  expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
})
