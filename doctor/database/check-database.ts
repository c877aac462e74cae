import type { Client } from 'pg'
import { z } from 'zod'
import { readMigrations } from '#backend/database/migrate.ts'
import type { Config } from '#server/config.ts'
import { TIME_LIMIT } from '#doctor/ask.ts'
import { errorOf, type Finding } from '#doctor/finding.ts'
import { askDatabase } from './ask-database.ts'
import { databaseFindings, migrationFindings, refusedDatabaseFinding } from './database-findings.ts'

const FACTS = `select current_setting('server_version_num')::int as version,
  current_setting('max_connections')::int as "maxConnections",
  pg_encoding_to_char(encoding) as encoding, current_user as user,
  has_database_privilege(datname, 'CREATE') as "mayCreateSchema",
  has_schema_privilege('public', 'CREATE') as "mayCreateTables"
  from pg_database where datname = current_database()`

const factsRow = z.object({
  version: z.number(),
  maxConnections: z.number(),
  encoding: z.string(),
  user: z.string(),
  mayCreateSchema: z.boolean(),
  mayCreateTables: z.boolean(),
})
const migrationRow = z.object({ name: z.string(), checksum: z.string() })

/** Connects as the server would and only reads. */
export async function checkDatabase(
  { databaseUrl = '' }: Pick<Config, 'databaseUrl'>,
  timeLimit = TIME_LIMIT,
): Promise<Finding[]> {
  const server = serverOf(databaseUrl)
  if (server === undefined)
    return [
      errorOf(
        'DATABASE_URL is not an address of a PostgreSQL server.',
        'Write DATABASE_URL as postgres://user:password@host:5432/database.',
      ),
    ]
  try {
    return await askDatabase(
      databaseUrl,
      async (client) => {
        const { rows } = await client.query(FACTS)
        const facts = factsRow.parse(rows[0])
        return [...databaseFindings(facts), ...migrationFindings(await readApplied(client), await readMigrations())]
      },
      timeLimit,
    )
  } catch (error) {
    return [refusedDatabaseFinding(error, server)]
  }
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows: found } = await client.query(`select to_regclass('applied_migration') is not null as "isThere"`)
  if (!z.object({ isThere: z.literal(true) }).safeParse(found[0]).success) return new Map()
  const { rows } = await client.query('select name, checksum from applied_migration order by name')
  return new Map(
    z
      .array(migrationRow)
      .parse(rows)
      .map(({ name, checksum }) => [name, checksum]),
  )
}

/** Host and port; undefined if the address is not that of a PostgreSQL server. */
export function serverOf(databaseUrl: string): string | undefined {
  if (!URL.canParse(databaseUrl)) return undefined
  const { protocol, host } = new URL(databaseUrl)
  return /^postgres(?:ql)?:$/.test(protocol) ? host || 'this machine' : undefined
}
