import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
