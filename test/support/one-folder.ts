import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openDatabase } from '#backend/database/open.ts'
import { runContained } from './container.ts'
import { freePort } from './free-port.ts'
import { BUILD, startSite, type RunningSite } from './site.ts'
import { siteTemplate } from './template.ts'
import { CONFIRMED, confirmedNumber, goToSummary, visit } from './visitor.ts'

const IMPORT = ['backend/shop/import/cli.ts', 'data/catalogue']
/** The log of the server escapes the quotes. */
const IN_USE = /The database in \S+ is in use by process 1 on the host \\?"[^"\\]+\\?"\. Stop/

/**
 * Confirms quote requests on a site in a container, and kills the site in each round. Others try to open its folder
 * meanwhile. In every second round an import has the folder when the site starts again.
 * @returns the numbers that visitors saw, and those in the database afterwards.
 */
export async function killAmongContainers(rounds: number): Promise<{ confirmed: string[]; stored: string[] }> {
  const site = await startSite({ template: await siteTemplate(), contained: true })
  const backups = await mkdtemp(join(tmpdir(), 'backups-'))
  const env = { DATA_DIR: site.dataDir }
  try {
    const backup = join(backups, 'a.tgz')
    // Asks the running site from another container.
    expect(await runContained(['backend/backup/cli.ts', 'backup', backup], env)).toMatchObject({ code: 0 })
    const others: [string[], Record<string, string>][] = [
      [[join(BUILD, 'server/main.js')], { ...env, NODE_ENV: 'production', PORT: String(await freePort()) }],
      [IMPORT, env],
      [['server/search/cli.ts', 'rebuild'], env],
      [['backend/backup/cli.ts', 'restore', backup, '--force'], env],
    ]
    const confirmed: string[] = []
    for (let round = 1; round <= rounds; round += 1) {
      confirmed.push(await requestQuote(site))
      // One round for the commands that differ from the import in nothing but their name.
      const tried = round === 1 ? others : others.slice(0, 2)
      const refused = await Promise.all(tried.map(([args, settings]) => runContained(args, settings)))
      for (const { code, output } of refused)
        expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(IN_USE) })
      confirmed.push(await requestQuote(site))
      await site.stop('SIGKILL')
      if (round % 2 === 0) await importBeforeStart(site)
      await site.restart()
    }
    await site.stop()
    return { confirmed, stored: await storedNumbers(site.dataDir) }
  } finally {
    await site.dispose()
    await rm(backups, { recursive: true })
  }
}

async function requestQuote(site: RunningSite): Promise<string> {
  const visitor = visit(site.url)
  const { key } = await goToSummary(visitor)
  await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
  return (await confirmedNumber(visitor)) ?? 'none'
}

/** An import takes the folder first: the site is refused, and the import completes. */
async function importBeforeStart(site: RunningSite): Promise<void> {
  const begun = Promise.withResolvers<void>()
  const importing = runContained(IMPORT, { DATA_DIR: site.dataDir }, () => begun.resolve())
  await Promise.race([begun.promise, importing])
  await expect(site.restart()).rejects.toThrow(IN_USE)
  expect(await importing).toMatchObject({ code: 0 })
}

async function storedNumbers(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ dataDir })
  const { rows } = await database
    .query('select order_number as number from shop_order order by 1')
    .finally(database.close)
  return rows.map(({ number }) => String(number))
}
