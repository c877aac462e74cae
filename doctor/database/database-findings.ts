import { errorOf, warningOf, type Finding } from '#doctor/finding.ts'
import { codesOf, unreachable } from '#doctor/unreachable.ts'

/** Facts about a PostgreSQL server and about our rights on it. */
export interface DatabaseFacts {
  /** `server_version_num`: 150018 of 15.18. */
  version: number
  encoding: string
  user: string
  /** Whether we may create schemas in the database (the mail queue has its own) and tables in the schema public. */
  mayCreateSchema: boolean
  mayCreateTables: boolean
  maxConnections: number
}

/** The oldest version that supports the queries and the mail queue. */
const OLDEST = 13
/** Connections of one process. */
const POOL = 10

/** Why there is no connection. @param server host and port, without a password */
export function refusedDatabaseFinding(error: unknown, server: string): Finding {
  const codes = codesOf(error)
  const has = (...some: string[]) => some.some((code) => codes.includes(code))
  if (has('28P01', '28000'))
    return errorOf(
      `The database at ${server} refuses the log-in (${codes[0]}).`,
      'Correct user and password in DATABASE_URL, or allow this machine in pg_hba.conf there.',
    )
  if (has('3D000'))
    return errorOf(
      `The server ${server} has no database of that name (3D000).`,
      'Create it with createdb, or correct the name at the end of DATABASE_URL.',
    )
  if (has('42501'))
    return errorOf(
      `The user of DATABASE_URL has no right to the database at ${server} (42501).`,
      'Grant CONNECT on the database, and its tables, to the user of DATABASE_URL.',
    )
  if (has('53300'))
    return errorOf(
      `The database at ${server} has no connection left (53300).`,
      `Raise max_connections there: each process with this DATABASE_URL takes up to ${POOL}.`,
    )
  if (error instanceof Error && /does not support SSL/i.test(error.message))
    return errorOf(
      `The database at ${server} offers no TLS.`,
      'Switch on ssl there, or leave sslmode out of DATABASE_URL on a network of your own.',
    )
  if (error instanceof Error && /timeout/i.test(error.message))
    return errorOf(
      `The database at ${server} does not answer in time.`,
      'Look at its load and at the firewalls on the way, or correct DATABASE_URL.',
    )
  return unreachable(error, 'DATABASE_URL', server)
}

export function databaseFindings(facts: DatabaseFacts): Finding[] {
  const { version, encoding, user, mayCreateSchema, mayCreateTables, maxConnections } = facts
  const findings: Finding[] = []
  if (version < OLDEST * 10_000)
    findings.push(
      errorOf(
        `The database is PostgreSQL ${Math.floor(version / 10_000)}, older than ${OLDEST}.`,
        `Update the server of DATABASE_URL to PostgreSQL ${OLDEST} or later.`,
      ),
    )
  if (!mayCreateTables || !mayCreateSchema)
    findings.push(
      errorOf(
        `The database's user ${user} may not make ${mayCreateTables ? 'schemas' : 'tables'}, so the first start fails.`,
        mayCreateTables
          ? `Grant CREATE on the database to the user of DATABASE_URL.`
          : `Grant CREATE on the schema public to the user of DATABASE_URL, or make that user the owner.`,
      ),
    )
  if (encoding !== 'UTF8')
    findings.push(
      errorOf(
        `The database's encoding is ${encoding}, which cannot hold every name.`,
        'Create a database with encoding UTF8 and name it in DATABASE_URL.',
      ),
    )
  if (maxConnections < 2 * POOL)
    findings.push(
      warningOf(
        `The database takes ${maxConnections} connections, and one process uses up to ${POOL}.`,
        `Raise max_connections of the server of DATABASE_URL to ${POOL} for each process and some more.`,
      ),
    )
  return findings
}

/**
 * The changes that a start would make to the schema.
 * @param applied checksum by name, in the database
 * @param ours checksum by name, in this version of the program
 */
export function migrationFindings(applied: ReadonlyMap<string, string>, ours: ReadonlyMap<string, string>): Finding[] {
  const unknown = [...applied.keys()].filter((name) => !ours.has(name))
  const changed = [...ours]
    .filter(([name, sum]) => applied.has(name) && applied.get(name) !== sum)
    .map(([name]) => name)
  const behind = [...ours.keys()].filter((name) => !applied.has(name))
  const findings: Finding[] = []
  if (changed.length > 0)
    findings.push(
      errorOf(
        `The database was made with another version of ${changed.join(', ')}, so this program does not start on it.`,
        'Start the version that made it, or name another database in DATABASE_URL.',
      ),
    )
  if (unknown.length > 0)
    findings.push(
      errorOf(
        `The database is of a later version of the program (${unknown.join(', ')}).`,
        'Update the program, or name another database in DATABASE_URL.',
      ),
    )
  if (applied.size > 0 && behind.length > 0)
    findings.push(
      warningOf(
        `The database is ${behind.length} ${behind.length === 1 ? 'migration' : 'migrations'} behind (${behind.join(', ')}).`,
        'Back it up, then start the program: each start with this DATABASE_URL brings it up to date.',
      ),
    )
  return findings
}
