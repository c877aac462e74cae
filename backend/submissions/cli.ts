import { resolve } from 'node:path'
import { callControl } from '#backend/control/control.ts'
import { openDatabase } from '#backend/database/open.ts'
import { describeFailure } from '#backend/database/storage-problem.ts'
import { keepNewFilesPrivate } from '#backend/files/private-files.ts'
import { handleSubmissions, type SubmissionsRequest, submissionsRequestSchema } from './submissions.ts'

const USAGE = `Usage: npm run --silent submissions -- export [EMAIL]
       npm run --silent submissions -- delete EMAIL

Prints the forms that people sent and their newsletter subscriptions as JSON, of one address or all, or deletes
those of one address. Reads DATA_DIR (var) and DATABASE_URL; the server may run. docs/personal-data.md has the details.
`

/** Exit codes: 0 done, 1 failed, 2 wrong arguments. */
async function main(dataDir: string): Promise<number> {
  keepNewFilesPrivate()
  const [action, email, ...more] = process.argv.slice(2)
  const request = submissionsRequestSchema.safeParse({ action, ...(email !== undefined && { email }) })
  if (!request.success || more.length > 0) {
    process.stderr.write(USAGE)
    return 2
  }
  process.stdout.write(`${await run(dataDir, request.data)}\n`)
  return 0
}

/** By the running server, which has the database, or else without it. */
async function run(dataDir: string, request: SubmissionsRequest): Promise<string> {
  const url = process.env['DATABASE_URL'] || undefined
  const response = url ? undefined : await callControl(dataDir, '/submissions', request)
  if (response) return response.toString()
  const database = await openDatabase({ dataDir, url })
  try {
    return JSON.stringify(await handleSubmissions(database.db, request), undefined, 2)
  } finally {
    await database.close()
  }
}

const dataDir = resolve(process.env['DATA_DIR'] || 'var')
try {
  process.exitCode = await main(dataDir)
} catch (error) {
  process.stderr.write(`${await describeFailure(error, dataDir)}\n`)
  process.exitCode = 1
}
