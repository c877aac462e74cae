import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeFailure, fullestFolder } from '#backend/database/storage-problem.ts'
import { keepNewFilesPrivate } from '#backend/files/private-files.ts'
import { backUp } from './backup.ts'
import { noteBackup } from './last-backup.ts'
import { restore } from './restore.ts'

const USAGE = `Usage: npm run backup -- FILE [--dump DUMP]
       npm run restore -- FILE [--force]

Writes the database, the mails and the secrets of DATA_DIR (var) and DATABASE_URL into one file, while the server runs
or not, and brings them back. --dump takes a dump of the PostgreSQL server that its own pg_dump --format=custom has made, for a machine without that
program. --force replaces what is there; docs/operating.md has the details.
`

/** Exit codes: 0 done, 1 failed, 2 wrong arguments. */
async function main(dataDir: string): Promise<number> {
  keepNewFilesPrivate()
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, dump: { type: 'string' } },
  })
  const [command, file, ...more] = positionals
  const place = { dataDir, url: process.env['DATABASE_URL'] || undefined }
  if (!file || more.length > 0 || (command !== 'backup' && command !== 'restore')) {
    process.stderr.write(USAGE)
    return 2
  }
  if (command === 'backup') {
    const { made } = await backUp(place, file, values.dump)
    process.stdout.write(`${resolve(file)} is written.\n`)
    await noteBackup(dataDir, made)
  } else {
    const { made } = await restore(place, file, { overwrite: values.force ?? false })
    process.stdout.write(`${dataDir} is as it was on ${made}.\n`)
  }
  return 0
}

const dataDir = resolve(process.env['DATA_DIR'] || 'var')
try {
  process.exitCode = await main(dataDir)
} catch (error) {
  // A backup fills the disk of its file, not that of the data.
  const target = process.argv[2] === 'backup' && process.argv[3] ? dirname(resolve(process.argv[3])) : dataDir
  process.stderr.write(`${await describeFailure(error, await fullestFolder([dataDir, target]))}\n`)
  process.exitCode = 1
}
