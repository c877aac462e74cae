import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { DAY, PERIODS } from './periods.ts'

/** Key of the advisory lock: any number, the same in every process. */
const LOCK = 141_421_356
/** Rows of one transaction, few enough that no visitor waits for them. */
export const BATCH = 500

/** In this order, because a guest can be deleted only after the context that refers to it. */
const KINDS = [
  'contexts',
  'customerContexts',
  'replacedTokens',
  'accountLinks',
  'openRegistrations',
  'carts',
  'quoteRequests',
  'guests',
  'rateLimits',
  'unsentAttachments',
  'removedAttachments',
  'unfinishedAttachments',
  'announcedAttachments',
  'sentAttachments',
  'formSubmissions',
  'openSubscriptions',
] as const
type Kind = (typeof KINDS)[number]
export type DeletedRows = Partial<Record<Kind, number>>

/**
 * Rows that another transaction has locked are left to the next run. So this never waits for one while it holds others
 * (docs/decisions/0096).
 */
const STATEMENTS: Record<Kind, (before: Date, batch: number) => SQL> = {
  contexts: (before, batch) => sql`delete from shop_context where token in
    (select token from shop_context where updated_at < ${iso(before)}
      and not exists (select from customer_account where customer_id = shop_context.customer_id) ${free(batch)})`,
  customerContexts: (before, batch) => sql`delete from shop_context where token in
    (select token from shop_context where updated_at < ${iso(before)} ${free(batch)})`,
  replacedTokens: (before, batch) => sql`delete from replaced_token where token in
    (select token from replaced_token where replaced_at < ${iso(before)} ${free(batch)})`,
  accountLinks: (before, batch) => sql`delete from account_link where hash in
    (select hash from account_link where created_at < ${iso(before)} ${free(batch)})`,
  openRegistrations: (before, batch) => sql`delete from customer where id in
    (select id from customer where exists (select from customer_account where customer_id = customer.id
        and confirmed_at is null and opt_in_sent_at < ${iso(before)})
      and not exists (select from shop_order where customer_id = customer.id) ${free(batch)})`,
  carts: (before, batch) => sql`delete from cart where token in
    (select token from cart where updated_at < ${iso(before)} ${free(batch)})`,
  quoteRequests: (before, batch) => sql`delete from shop_order where id in
    (select id from shop_order where created_at < ${iso(before)} ${free(batch)})`,
  guests: (before, batch) => sql`delete from customer where id in
    (select id from customer where guest and created_at < ${iso(before)}
      and not exists (select from shop_order where customer_id = customer.id)
      and not exists (select from shop_context where customer_id = customer.id) ${free(batch)})`,
  unsentAttachments: (before, batch) => deleteAttachments(sql`sent_at is null and updated_at < ${iso(before)}`, batch),
  removedAttachments: (before, batch) => deleteAttachments(sql`removed_at < ${iso(before)}`, batch),
  unfinishedAttachments: (before, batch) =>
    deleteAttachments(sql`stored_at is null and updated_at < ${iso(before)}`, batch),
  announcedAttachments: (before, batch) =>
    deleteAttachments(sql`stored_at is null and received = 0 and updated_at < ${iso(before)}`, batch),
  sentAttachments: (before, batch) => deleteAttachments(sql`sent_at < ${iso(before)}`, batch),
  formSubmissions: (before, batch) => sql`delete from form_submission where id in
    (select id from form_submission where created_at < ${iso(before)} ${free(batch)})`,
  openSubscriptions: (before, batch) => sql`delete from newsletter_subscription where id in
    (select id from newsletter_subscription where confirmed_at is null and updated_at < ${iso(before)} ${free(batch)})`,
  rateLimits: (before, batch) => sql`delete from rate_limit where key in
    (select key from rate_limit where expire < ${iso(before)} ${free(batch)})`,
}

/** Locks up to `batch` rows that are free. The condition is checked on the row as it is then. */
const free = (batch: number): SQL => sql`limit ${batch} for update skip locked`

/** Their bytes are deleted afterwards, see delete-attachments.ts. */
const deleteAttachments = (condition: SQL, batch: number): SQL => sql`delete from attachment where id in
    (select id from attachment where ${condition} ${free(batch)})`

const iso = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

/**
 * Deletes rows that are too old by `now`, in small transactions. One process at a time does it; another one has nothing
 * left to do.
 * @returns the number of deleted rows of each kind.
 */
export async function deleteOldRows(db: Database, now: Date, batch = BATCH): Promise<DeletedRows> {
  const deleted: DeletedRows = {}
  for (const kind of KINDS) {
    const before = new Date(now.getTime() - PERIODS[kind] * DAY)
    let count: number | undefined
    do {
      count = await deleteExclusively(db, STATEMENTS[kind](before, batch))
      if (count === undefined) return deleted
      if (count > 0) deleted[kind] = (deleted[kind] ?? 0) + count
    } while (count === batch)
  }
  return deleted
}

/** Number of rows that the statement deleted; undefined if another process is deleting. */
const deleteExclusively = (db: Database, statement: SQL): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const lock = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as free`)
    if (!lock.rows[0]?.free) return undefined
    return (await tx.execute(sql`${statement} returning 1 as one`)).rows.length
  })
