import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#backend/database/open.ts'
import { freePort } from '#test/support/free-port.ts'
import { makeFolder, spawnSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { printFigures } from './figures.ts'
import { randomNumbers } from './random.ts'

/** Rows of an embedded database that no process has open. */
async function readRows(dataDir: string, statement: string): Promise<Record<string, unknown>[]> {
  const database = await openDatabase({ dataDir })
  const { rows } = await database.query(statement).finally(database.close)
  return rows
}

const COUNTS = 'select (select count(*)::int from product) as products, (select count(*)::int from media) as media'

/** The moments of kills are spread over this share of the measured time, so that some come after the end. */
const OVER = 1.1

/** A random moment, ms, in one of the equal parts of a time. */
const momentIn = (random: (least: number, most: number) => number, time: number, part: number, parts: number): number =>
  random(Math.round((part * time) / parts), Math.round(((part + 1) * time) / parts))

/** Milliseconds of a whole first start. */
async function timeOfStart(): Promise<number> {
  const begun = performance.now()
  const site = await startSite({ dataDir: makeFolder() })
  const time = performance.now() - begun
  await site.dispose()
  return time
}

/** Starts the site and kills it after this time, ms, whatever its state. */
async function killInStart(dataDir: string, after: number): Promise<void> {
  const site = spawnSite({ dataDir, port: await freePort() })
  const exit = once(site, 'exit')
  await wait(after)
  site.kill('SIGKILL')
  expect((await exit)[1], 'it ended before it was killed').toBe('SIGKILL')
}

test('after each of 24 SIGKILLs in the first start, the next start completes it', async () => {
  const [folders, killedTwice] = [18, 6]
  const random = randomNumbers()
  const complete = await copyOfTemplate()
  const [expected] = await readRows(complete, COUNTS)
  const starts: number[] = []
  const whole = await timeOfStart()
  for (let index = 0; index < folders; index += 1) {
    const dataDir = makeFolder()
    await killInStart(dataDir, momentIn(random, whole, index, folders))
    if (index < killedTwice) await killInStart(dataDir, momentIn(random, whole, index, killedTwice))
    const begun = performance.now()
    const site = await startSite({ dataDir })
    starts.push(performance.now() - begun)
    await site.stop()
    expect(await readRows(dataDir, COUNTS)).toEqual([expected])
    await site.dispose()
    console.log(`first start: ${index + 1} of ${folders} folders complete`)
  }
  await rm(complete, { recursive: true })
  printFigures('SIGKILL in the first start, PGlite', [
    {
      kills: folders + killedTwice,
      'starts completed': `${starts.length} of ${folders}`,
      'in s': `${(Math.min(...starts) / 1000).toFixed(1)}–${(Math.max(...starts) / 1000).toFixed(1)}`,
      products: String(expected?.['products']),
      media: String(expected?.['media']),
    },
  ])
})

test('after each of 20 SIGKILLs in an import, the catalogue is either the old or the new one', async () => {
  const kills = 20
  const random = randomNumbers()
  const dataDir = await copyOfTemplate()
  const found = { old: 0, new: 0 }
  let stock = 1000
  const { code: finished, time } = await importWithStock(dataDir, stock)
  expect(finished).toBe(0)
  for (let round = 1; round <= kills; round += 1) {
    const killAfter = momentIn(random, time * OVER, round - 1, kills)
    const { code } = await importWithStock(dataDir, stock + 1, killAfter)
    const rows = await readRows(dataDir, 'select stock, count(*)::int as products from product group by stock')
    expect(rows, 'all products have the stock of one import').toHaveLength(1)
    const isNew = rows[0]?.['stock'] === stock + 1
    expect(isNew || rows[0]?.['stock'] === stock).toBe(true)
    expect(isNew || code !== 0, 'an import that ended well has happened').toBe(true)
    found[isNew ? 'new' : 'old'] += 1
    if (isNew) stock += 1
    if (round % 5 === 0) console.log(`import: ${round} of ${kills} kills`)
  }
  await rm(dataDir, { recursive: true })
  printFigures('SIGKILL in import:catalogue, PGlite', [
    { kills, 'all old': found.old, 'all new': found.new, 'in part': 0 },
  ])
  expect(found.old, 'no kill came in time').toBeGreaterThan(0)
  expect(found.new, 'no kill came after the change').toBeGreaterThan(0)
})

async function copyOfTemplate(): Promise<string> {
  const folder = makeFolder()
  await cp(await siteTemplate(), folder, { recursive: true })
  return folder
}

/** Imports the demo catalogue with this stock of every product; returns the exit code, null if killed, and its time, ms. */
async function importWithStock(
  dataDir: string,
  stock: number,
  killAfter?: number,
): Promise<{ code: number | null; time: number }> {
  const folder = makeFolder()
  await cp('data/catalogue', folder, { recursive: true })
  for (const file of ['products.jsonl', 'variants.jsonl']) {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), text.replaceAll(/"stock":\d+/g, `"stock":${stock}`))
  }
  const begun = performance.now()
  const importing = spawn(process.execPath, ['backend/shop/import/cli.ts', folder], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const exit = once(importing, 'exit')
  const kill = killAfter === undefined ? undefined : setTimeout(() => importing.kill('SIGKILL'), killAfter)
  const [code] = await exit
  const time = performance.now() - begun
  clearTimeout(kill)
  await rm(folder, { recursive: true })
  return { code: typeof code === 'number' ? code : null, time }
}
