import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customer } from './sales.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const customerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customer.id)

/** Only a customer with a password has these. */
export const customerAccount = pgTable('customer_account', {
  customerId: customerId().primaryKey(),
  /** argon2id with its parameters and salt. */
  passwordHash: text('password_hash').notNull(),
  /** SHA-256 of context token and idempotency key of the registration. */
  registeredWith: text('registered_with'),
  /** Null without confirmation by mail. */
  optInSentAt: time('opt_in_sent_at'),
  confirmedAt: time('confirmed_at'),
  lastLogin: time('last_login'),
})

export type LinkPurpose = 'confirm' | 'recover' | 'email'

/** Links that were sent by mail. */
export const accountLink = pgTable('account_link', {
  /** SHA-256 of the secret in the link. */
  hash: text('hash').primaryKey(),
  customerId: customerId(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  /** The new address that a link of purpose `email` confirms; null for the others. */
  email: text('email'),
  createdAt: time('created_at').notNull().defaultNow(),
  usedAt: time('used_at'),
})
