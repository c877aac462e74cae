import { openDatabase } from '#backend/database/open.ts'
import { migrate } from '#backend/database/migrate.ts'
import { newId } from '#backend/database/id.ts'
import { product } from '#backend/database/schema/catalogue.ts'
import { openQueue } from '#backend/mail/boss.ts'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { PRODUCTS, seedSalesCatalogue } from '#test/support/sales-catalogue.ts'
import { readyToOrder, shopOn, visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'
import { readState } from './read-state.ts'
import type { Report, Sending } from './report.ts'

/**
 * A shop that sends quote requests to itself until it is killed. It reports its actions on standard output, one per
 * line. Arguments: the data folder, the address of a PostgreSQL server or nothing, and open requests. Those are the
 * requests without a response from the previous process, as JSON.
 */
const [dataDir = '', url = '', open = '[]'] = process.argv.slice(2)
/** Number of simultaneous requests. */
const VISITORS = 3

const say = (report: Report) => process.stdout.write(`${JSON.stringify(report)}\n`)

const database = await openDatabase({ dataDir, url })
await migrate(database.db)
const queue = await openQueue(database, { keepDays: 14, log: console })
if ((await database.db.$count(product)) === 0) await seedSalesCatalogue(database.db)
const shop = shopOn(database, queue)

say({ kind: 'state', ...(await readState(database)) })
for (const sending of JSON.parse(open) as Sending[]) await send(visitShop(shop, sending.token), sending)
say({ kind: 'caught-up' })
await Promise.all(
  Array.from({ length: VISITORS }, async () => {
    for (;;) {
      const visitor = await readyToOrder(shop, PRODUCTS.green)
      await send(visitor, { key: newId(), token: visitor.token ?? '' })
    }
  }),
)

async function send(visitor: StoreVisitor, sending: Sending): Promise<void> {
  say({ kind: 'sending', ...sending })
  const { status, json } = await visitor.call('POST /checkout/order', {}, { [IDEMPOTENCY_KEY]: sending.key })
  if (status !== 200) throw new Error(`${sending.key}: ${JSON.stringify(json)}`)
  say({ kind: 'confirmed', key: sending.key, number: json.orderNumber })
}
