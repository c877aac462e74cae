import { QUEUE, QUEUE_SCHEMA } from '#backend/mail/boss.ts'
import { DEMO_PERSON } from '#backend/shop/demo/demo-requests.ts'
import type { Deployment } from '#test/support/deployment.ts'

/** A stored quote request. */
export interface StoredRequest {
  number: string
  email: string
  /** Cut lengths of its lines in mm. */
  lengths: number[]
  /** Number of mails queued for it. */
  queued: number
}

/** All quote requests of visitors, by their number: the demo customer comes with some past ones. */
export const readRequests = ({ inDatabase }: Pick<Deployment, 'inDatabase'>): Promise<StoredRequest[]> =>
  inDatabase(async ({ query }) => {
    const { rows } = await query(
      `select order_number as number, customer ->> 'email' as email,
         (select coalesce(jsonb_agg((payload ->> 'cut_length')::int order by position), '[]')
           from shop_order_line_item l where l.order_id = o.id) as lengths,
         (select count(*)::int from ${QUEUE_SCHEMA}.job j where j.name = $1 and j.data ->> 'orderId' = o.id) as queued
       from shop_order o where customer ->> 'email' <> $2 order by order_number`,
      [QUEUE, DEMO_PERSON.email],
    )
    return rows as unknown as StoredRequest[]
  })

/** Missing numbers between the first one and the number of requests. */
export const findGaps = (requests: readonly StoredRequest[]): string[] => {
  const numbers = new Set(requests.map(({ number }) => number))
  return requests.map((_, index) => `A-${100_001 + index}`).filter((number) => !numbers.has(number))
}

/** Mails by the visitor's address, which is in the header of both: as recipient and in Reply-To. */
export function countMails(files: readonly string[], emails: readonly string[]): Map<string, number> {
  const counts = new Map(emails.map((email) => [email, 0]))
  for (const file of files) {
    const head = file.slice(0, file.indexOf('\r\n\r\n'))
    for (const email of new Set(head.match(/[\w.-]+@example\.com/g)))
      if (counts.has(email)) counts.set(email, (counts.get(email) ?? 0) + 1)
  }
  return counts
}

const MAIL_TIMEOUT = 240_000

/** Waits until this number of mails was sent. The caller checks for more. */
export async function mailsOf({ mails }: Pick<Deployment, 'mails'>, count: number): Promise<string[]> {
  const deadline = Date.now() + MAIL_TIMEOUT
  for (;;) {
    const files = await mails()
    if (files.length >= count || Date.now() > deadline) return files
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
