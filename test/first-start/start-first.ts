import { readInstallationSecret } from '#backend/database/installation-secret.ts'
import { openDatabase } from '#backend/database/open.ts'
import { migrate } from '#backend/database/migrate.ts'
import { openQueue } from '#backend/mail/boss.ts'
import { importWhenEmpty } from '#backend/shop/import/first-start.ts'

/**
 * The first start of one of several processes. It waits for a line on standard input, so that all begin at once. Then
 * it prints its secret, drawings and imports. Argument: the address of the PostgreSQL server.
 */
const database = await openDatabase({ dataDir: '', url: process.argv[2] })
process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
let drawn = 0
await migrate(database.db)
const secret = await readInstallationSecret(database.db)
const queue = await openQueue(database, { keepDays: 1, log: console })
const imported = await importWhenEmpty(database.db, {
  folder: 'data/catalogue',
  onProgress: (stage) => void (drawn += stage === 'products' ? 1 : 0),
})
await queue.stop()
await database.close()
process.stdout.write(`${JSON.stringify({ secret, drawn, products: imported?.products ?? 0 })}\n`)
process.stdin.destroy()
