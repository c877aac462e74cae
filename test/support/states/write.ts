import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#backend/database/migrate.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { createEmptyServerDatabase } from '#test/support/database.ts'
import { CART_TOKEN, STORED_CUSTOMER } from '#test/support/states/stored.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { germany, openSalesShop, registration, visitShop } from '#test/support/sales-shop.ts'
import { readVersion } from '#server/version.ts'

// Run it before a version gets its tag. It writes a database of this version, with a customer, a quote request and a cart.
// Needs a PostgreSQL at DATABASE_URL and its pg_dump.
const { url, drop } = await createEmptyServerDatabase()
const database = await openPostgres(url)
try {
  await migrate(database.db)
  const shop = await openSalesShop(database)
  const items = [{ type: 'product', referencedId: PRODUCTS.green, quantity: 2 }]
  const customer = visitShop(shop)
  const countryId = await germany(shop)
  expectDone(
    await customer.call('POST /account/register', registration(countryId, { ...STORED_CUSTOMER, guest: false })),
  )
  expectDone(await customer.call('POST /checkout/cart/line-item', { items }))
  expectDone(await customer.call('POST /checkout/order', { customerComment: 'Bitte bis Montag' }))
  const visitor = visitShop(shop, CART_TOKEN)
  expectDone(await visitor.call('POST /checkout/cart/line-item', { items }))
  const { rows: extensions } = await database.query(
    `select extname as name from pg_extension where extname <> 'plpgsql'`,
  )
  const made = extensions.map(({ name }) => `CREATE EXTENSION ${String(name)};`)
  // Without pg_dump's own settings of the session, which PGlite's only connection would keep.
  const dump = execFileSync('pg_dump', ['--no-owner', '--no-privileges', '--inserts', '--schema=public', url], {
    encoding: 'utf8',
  })
  const lines = dump
    .split('\n')
    .filter((line) => !/^(--|SET |SELECT pg_catalog\.set_config|\\|CREATE SCHEMA|COMMENT ON|$)/.test(line))
  writeFileSync(join(import.meta.dirname, `${readVersion(process.cwd())}.sql`), `${[...made, ...lines].join('\n')}\n`)
} finally {
  await database.close()
  await drop()
}

function expectDone({ status, json }: { status: number; json: unknown }): void {
  if (status !== 200) throw new Error(JSON.stringify(json))
}
