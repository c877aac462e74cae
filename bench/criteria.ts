import { migrate } from '#backend/database/migrate.ts'
import type { Database } from '#backend/database/database.ts'
import { openInMemory } from '#backend/database/pglite/open-pglite.ts'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { createShopApi } from '#backend/shop/api.ts'
import { importDemoWhenEmpty } from '#backend/shop/import/first-start.ts'
import { ALLOWED, STOPPED } from './criteria-cases.ts'
import { median } from './rounds.ts'

/**
 * `npx node bench/criteria.ts`: the cost of single requests for the embedded shop on PGlite with the demo catalogue.
 * The first cases stopped the process before docs/decisions/0012; the others are the most expensive that the grammar
 * allows. Each request is sent three times with different text, so that no cache serves it; the median counts.
 */
const ROUNDS = 3
const ACCESS_KEY = 'SWSCDEMOPROFILWERK00000000'

const database = await openInMemory()
await migrate(database.db)
await importDemoWhenEmpty(database.db)
const shop = createShopApi({
  db: database.db,
  mail: { enqueue: async () => {}, wake: () => {} },
  settings: { accessKey: ACCESS_KEY, maxLimit: 250, publicUrl: 'http://localhost:3000' },
  limiter: NO_LIMITS,
  log: console,
})

/** Milliseconds of processor time, which a busy machine does not lengthen. */
function spentSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

/** Processor time of all statements of a request. */
let inDatabase = 0
watch(database.db)

const root = (await ask('GET /context', undefined)).json['salesChannel']['navigationCategoryId']
console.log(
  `${'request'.padEnd(46)} ${'KB'.padStart(6)} ${'status'} ${'CPU ms'.padStart(8)} ${'SQL ms'.padStart(8)} ${'KB out'.padStart(8)}`,
)
const only = process.argv[2]
for (const [name, operation, body] of [...STOPPED, ...ALLOWED]) {
  if (only && !name.includes(only)) continue
  const rounds: { time: number; statements: number; status: number; sent: number; size: number }[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const text = JSON.stringify(body(round))
    inDatabase = 0
    const begun = process.cpuUsage()
    const { status, size } = await ask(operation.replace('{root}', root), text)
    rounds.push({ time: spentSince(begun), statements: inDatabase, status, sent: text.length, size })
    if ((rounds[0]?.time ?? 0) > 5000) break
  }
  const [first] = rounds
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick)).toFixed(0).padStart(8)
  console.log(
    `${name.padEnd(46)} ${((first?.sent ?? 0) / 1024).toFixed(1).padStart(6)} ${first?.status}    ${of(({ time }) => time)} ${of(({ statements }) => statements)} ${((first?.size ?? 0) / 1024).toFixed(0).padStart(8)}`,
  )
}
await database.close()

async function ask(address: string, body: string | undefined) {
  const [method = '', path = ''] = address.split(' ')
  const headers = {
    'sw-access-key': ACCESS_KEY,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body ?? '')),
  }
  const response = await shop.fetch(new Request(`http://shop${path}`, { method, headers, ...(body && { body }) }))
  const text = await response.text()
  return { status: response.status, size: text.length, json: JSON.parse(text) }
}

function watch(db: Database) {
  const execute = db.execute.bind(db)
  Object.assign(db, {
    async execute(...given: Parameters<typeof execute>) {
      const begun = process.cpuUsage()
      const result = await execute(...given)
      inDatabase += spentSince(begun)
      return result
    },
  })
}
