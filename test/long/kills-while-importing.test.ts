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
  for (let index = 0; index < folders; index += 1) {
    const dataDir = makeFolder()
    // The moments are spread over the whole start, one at random in each part.
    const part = 8850 / folders
    await killInStart(dataDir, 150 + random(Math.round(index * part), Math.round((index + 1) * part)))
    if (index < killedTwice) await killInStart(dataDir, random(150, 9000))
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
  const finished = await importWithStock(dataDir, stock)
  expect(finished).toBe(0)
  for (let round = 1; round <= kills; round += 1) {
    const code = await importWithStock(dataDir, stock + 1, random(800, 8400))
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
})

async function copyOfTemplate(): Promise<string> {
  const folder = makeFolder()
  await cp(await siteTemplate(), folder, { recursive: true })
  return folder
}

/** Imports the demo catalogue with this stock of every product; returns the exit code, null if it was killed. */
async function importWithStock(dataDir: string, stock: number, killAfter?: number): Promise<number | null> {
  const folder = makeFolder()
  await cp('data/catalogue', folder, { recursive: true })
  for (const file of ['products.jsonl', 'variants.jsonl']) {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), text.replaceAll(/"stock":\d+/g, `"stock":${stock}`))
  }
  const importing = spawn(process.execPath, ['backend/shop/import/cli.ts', folder], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const exit = once(importing, 'exit')
  const kill = killAfter === undefined ? undefined : setTimeout(() => importing.kill('SIGKILL'), killAfter)
  const [code] = await exit
  clearTimeout(kill)
  await rm(folder, { recursive: true })
  return typeof code === 'number' ? code : null
}
