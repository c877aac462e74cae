import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#contracts/locales.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An entry of a form as it was sent, in the language of the sender. */
export interface StoredAnswer {
  name: string
  label: string
  /** The text as it was entered, or the label of the chosen option. */
  value: string
}

/** A form of the content system that was sent. Its mails are written from it. */
export const formSubmission = pgTable('form_submission', {
  id: text('id').primaryKey(),
  form: text('form').notNull(),
  nonce: text('nonce').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  page: text('page').notNull(),
  senderName: text('sender_name').notNull(),
  senderEmail: text('sender_email').notNull(),
  answers: jsonb('answers').$type<StoredAnswer[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const newsletterSubscription = pgTable('newsletter_subscription', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  confirmedAt: time('confirmed_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})

export const newsletterLink = pgTable('newsletter_link', {
  hash: text('hash').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
