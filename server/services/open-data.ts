import type { Logger } from 'pino'
import { type ControlCommands, openControl } from '#backend/control/control.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { migrate } from '#backend/database/migrate.ts'
import { openDatabase } from '#backend/database/open.ts'
import { sharedFileSystem } from '#backend/database/shared-file-system.ts'
import { indexCountsQuery } from '#backend/search/index/index-counts.ts'
import { handleSubmissions, submissionsRequestSchema } from '#backend/submissions/submissions.ts'
import type { Config } from '#server/config.ts'

/**
 * The database holds the embedded shop, the files of quote requests to any shop, and the embedded content's forms. The
 * index of the embedded search is in it as well.
 */
export const needsDatabase = ({ shop, takesAttachments, contentUrl, searchUrl }: Config): boolean =>
  shop.url === undefined || takesAttachments || contentUrl === undefined || searchUrl === undefined

/** Opens the database in its newest form, and serves the one in a folder to commands in other processes. */
export async function openData(config: Config, log: Logger): Promise<OpenedDatabase> {
  await using opened = new AsyncDisposableStack()
  const database = opened.adopt(
    await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl, log }),
    ({ close }) => close(),
  )
  await migrate(database.db)
  const { dump, db } = database
  if (dump) {
    await warnOfSharedFolder(config.dataDir, log)
    const commands: ControlCommands = {
      '/dump': async () => Buffer.from(await dump()),
      '/search-index': async () => Buffer.from(JSON.stringify((await database.query(indexCountsQuery())).rows)),
      '/submissions': async (input) => {
        const result = await handleSubmissions(db, submissionsRequestSchema.parse(input))
        return Buffer.from(JSON.stringify(result, undefined, 2))
      },
    }
    opened.defer(await openControl(config.dataDir, commands, log))
  }
  const closing = opened.move()
  return { ...database, close: () => closing.disposeAsync() }
}

/** The lock of the folder holds on one machine. */
async function warnOfSharedFolder(dataDir: string, log: Logger): Promise<void> {
  const fileSystem = await sharedFileSystem(dataDir)
  if (fileSystem === undefined) return
  log.warn(
    { event: 'shared-file-system', fileSystem },
    `The database in ${dataDir} is on a file system that several machines can share (${fileSystem}). ` +
      'A server on another machine is not noticed, and both would destroy it: use a local disk, or DATABASE_URL.',
  )
}
