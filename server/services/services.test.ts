import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#backend/database/open.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log/create-log.ts'
import { fillMigrated } from '#test/support/database.ts'
import { openServices } from './services.ts'

test('A start that fails after the database was opened closes it.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'services-'))
  await fillMigrated(folder)
  const first = await openDatabase({ dataDir: folder })
  await first.query("update applied_migration set checksum = 'of another version'")
  await first.close()

  const config = readConfig({ DATA_DIR: folder }, process.cwd())
  await expect(openServices(config, createLog('silent'))).rejects.toThrow('was applied in another version')

  // A folder that is still in use would be refused.
  const second = await openDatabase({ dataDir: folder })
  await second.close()
  await rm(folder, { recursive: true })
})

describe('The table of chemical resistance', () => {
  let folder: string
  let company: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'services-'))
    company = join(folder, 'company')
    await cp('data', company, { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Starts with services elsewhere, which need not be there; returns its warnings about the table. */
  const start = async () => {
    const remote = { SHOP_URL: 'http://127.0.0.1:9', SHOP_ACCESS_KEY: 'x', CONTENT_URL: 'http://127.0.0.1:9' }
    const env = { ...remote, SEARCH_URL: 'http://127.0.0.1:9', ATTACHMENTS: 'off' }
    const config = readConfig({ ...env, DATA_DIR: join(folder, 'var'), COMPANY_DIR: company }, folder)
    const log = createLog('silent')
    const warn = vi.spyOn(log, 'warn')
    await (await openServices(config, log)).close()
    return warn.mock.calls.flat().filter((said) => String(said).includes('resistance'))
  }

  test('A start without it names the command that writes it.', async () => {
    await rm(join(company, 'resistance/served'), { recursive: true })
    await expect(start()).rejects.toThrow(
      `${join(company, 'resistance/served/table.json')} is missing: run npm run import:resistance.`,
    )
  })

  test('A start with other ratings than it shows warns.', async () => {
    expect(await start()).toEqual([])
    const ratings = join(company, 'resistance/ratings.csv')
    await writeFile(ratings, (await readFile(ratings, 'utf8')).replace(',A,', ',C,'))
    expect(await start()).toEqual([expect.stringContaining('run npm run import:resistance')])
  })
})
