import type { OpenedDatabase } from '#backend/database/database.ts'
import { QUEUE, QUEUE_SCHEMA } from '#backend/mail/boss.ts'
import type { State } from './report.ts'

/** Counts the stored rows, independently of the code that wrote them. */
export async function readState({ query }: Pick<OpenedDatabase, 'query'>): Promise<State> {
  const { rows } = await query(
    `select order_number as number, idempotency_key as key,
       (select count(*)::int from shop_order_line_item l where l.order_id = o.id) as lines,
       coalesce((select jsonb_agg(data ->> 'kind' order by data ->> 'kind')
         from ${QUEUE_SCHEMA}.job j where j.name = $1 and j.data ->> 'orderId' = o.id), '[]') as mails
     from shop_order o order by order_number`,
    [QUEUE],
  )
  return { orders: rows as unknown as State['orders'] }
}
