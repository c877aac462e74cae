import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { numberRange } from '#backend/database/schema/sales.ts'

/**
 * Returns the next number of a range: `A-100001`. Its row stays locked until the transaction ends, and a failed
 * transaction gives the number back. So numbers are unique, without gaps and in the order of the commits. Call it late
 * in a transaction.
 */
export async function nextNumber(tx: Transaction, range: 'order' | 'customer'): Promise<string> {
  const [row] = await tx
    .update(numberRange)
    .set({ last: sql`${numberRange.last} + 1` })
    .where(eq(numberRange.key, range))
    .returning()
  if (row === undefined) throw new Error(`There is no number range ${range}`)
  return row.prefix + row.last
}
