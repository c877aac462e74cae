import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import type { Company } from '#contracts/company.ts'

/** Facts of a company that the documents of an import have. */
const hashOf = ({ name, legalName, street, zipcode, city, phone, mail, claim, colours }: Company): string =>
  hash(
    'sha256',
    JSON.stringify([name, legalName, street, zipcode, city, phone, mail, claim.de, claim.en, colours.brand]),
  )

export const storeSender = (tx: Transaction, company: Company) =>
  tx.execute(
    sql`insert into import_sender (hash) values (${hashOf(company)}) on conflict (id) do update set hash = excluded.hash`,
  )

/** Whether stored documents have other facts of the company than now; unknown of an import before release 0.2.0. */
export async function hasOtherSender(db: Database, company: Company): Promise<boolean> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from import_sender`)
  return rows.some((row) => row.hash !== hashOf(company))
}
