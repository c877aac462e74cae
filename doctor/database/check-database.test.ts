import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '#backend/database/migrate.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { newId } from '#backend/database/id.ts'
import { createEmptyServerDatabase } from '#test/support/database.ts'
import { freePort } from '#test/support/free-port.ts'
import { checkDatabase } from './check-database.ts'
import { databaseFindings, migrationFindings, refusedDatabaseFinding } from './database-findings.ts'

const WELL = {
  version: 150_018,
  encoding: 'UTF8',
  user: 'profilwerk',
  mayCreateSchema: true,
  mayCreateTables: true,
  maxConnections: 100,
}

test('A database that suits gives no finding.', () => {
  expect(databaseFindings(WELL)).toEqual([])
})

test.each([
  [{ version: 120_022 }, 'The database is PostgreSQL 12, older than 13.', 'Update the server of DATABASE_URL'],
  [{ mayCreateTables: false }, 'may not make tables', 'Grant CREATE on the schema public'],
  [{ mayCreateSchema: false }, 'may not make schemas', 'Grant CREATE on the database'],
  [{ encoding: 'SQL_ASCII' }, "The database's encoding is SQL_ASCII", 'encoding UTF8'],
  [{ maxConnections: 15 }, 'takes 15 connections', 'Raise max_connections'],
])('A database with %j is told of as: %s', (facts, problem, remedy) => {
  expect(databaseFindings({ ...WELL, ...facts })).toMatchObject([
    { problem: expect.stringContaining(problem), remedy: expect.stringContaining(remedy) },
  ])
})

const OURS = new Map([
  ['0001-a.sql', 'one'],
  ['0002-b.sql', 'two'],
])

test.each([
  ['a new database', [], undefined],
  ['one that is up to date', [...OURS], undefined],
  ['one that is behind', [['0001-a.sql', 'one']], 'The database is 1 migration behind (0002-b.sql).'],
  [
    'one of a later version',
    [...OURS, ['0003-c.sql', 'x']],
    'The database is of a later version of the program (0003-c.sql).',
  ],
  [
    'one of another version',
    [
      ['0001-a.sql', 'x'],
      ['0002-b.sql', 'two'],
    ],
    'The database was made with another version of 0001-a.sql, so this program does not start on it.',
  ],
] as [string, [string, string][], string | undefined][])(
  'The migrations of %s are compared with those of the program.',
  (_, applied, problem) => {
    expect(migrationFindings(new Map(applied), OURS).map((finding) => finding.problem)).toEqual(
      problem ? [problem] : [],
    )
  },
)

test.each([
  ['28P01', 'refuses the log-in (28P01)', 'user and password in DATABASE_URL'],
  ['3D000', 'has no database of that name', 'the name at the end of DATABASE_URL'],
  ['42501', 'has no right to the database', 'Grant CONNECT'],
  ['53300', 'has no connection left', 'Raise max_connections'],
])('The refusal %s of a database is told in words.', (code, problem, remedy) => {
  expect(refusedDatabaseFinding(Object.assign(new Error('x'), { code }), 'db.example.com')).toMatchObject({
    severity: 'error',
    problem: expect.stringContaining(problem),
    remedy: expect.stringContaining(remedy),
  })
})

test('The doctor reports a database that cannot be reached.', async () => {
  const port = await freePort()
  expect(await checkDatabase({ databaseUrl: `postgres://me:secret@127.0.0.1:${port}/x` })).toMatchObject([
    {
      problem: `Nothing listens at 127.0.0.1:${port} (ECONNREFUSED).`,
      remedy: expect.stringContaining('DATABASE_URL'),
    },
  ])
  expect(await checkDatabase({ databaseUrl: 'postgres://db.invalid/x' })).toMatchObject([
    { problem: expect.stringContaining('No host has the name in db.invalid') },
  ])
})

test('The doctor reports a database that hangs, and one without TLS.', async () => {
  const listen = async (reply: string | undefined) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      if (reply) socket.on('data', () => socket.write(reply))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    afterAll(() => server.close())
    return (server.address() as AddressInfo).port
  }
  expect(await checkDatabase({ databaseUrl: `postgres://127.0.0.1:${await listen(undefined)}/x` }, 300)).toMatchObject([
    { problem: expect.stringContaining('does not answer in time'), remedy: expect.stringContaining('DATABASE_URL') },
  ])
  const refusing = await listen('N')
  expect(await checkDatabase({ databaseUrl: `postgres://127.0.0.1:${refusing}/x?sslmode=verify-full` })).toMatchObject([
    { problem: expect.stringContaining('offers no TLS'), remedy: expect.stringContaining('sslmode') },
  ])
})

test('The doctor reports a malformed DATABASE_URL without its password.', async () => {
  for (const databaseUrl of ['db', 'mysql://me:secret@db/x']) {
    const findings = await checkDatabase({ databaseUrl })
    expect(findings).toMatchObject([{ problem: 'DATABASE_URL is not an address of a PostgreSQL server.' }])
    expect(JSON.stringify(findings)).not.toContain('secret')
  }
})

describe.skipIf(!process.env['DATABASE_URL'])('A real server', () => {
  let url = ''
  const disposing: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const empty = await createEmptyServerDatabase()
    url = empty.url
    disposing.push(empty.drop)
  })
  afterAll(async () => {
    for (const dispose of disposing.toReversed()) await dispose()
  })

  const run = async (text: string) => {
    const opened = await openPostgres(url)
    await opened.query(text).finally(opened.close)
  }

  test('is well when it is empty, and when it is migrated.', async () => {
    expect(await checkDatabase({ databaseUrl: url })).toEqual([])
    const opened = await openPostgres(url)
    await migrate(opened.db).finally(opened.close)
    expect(await checkDatabase({ databaseUrl: url })).toEqual([])
  })

  test('is behind by the migrations that it has not seen.', async () => {
    const last = [...(await readMigrations()).keys()].at(-1)
    await run(`delete from applied_migration where name = '${last}'`)
    expect(await checkDatabase({ databaseUrl: url })).toMatchObject([
      { severity: 'warning', problem: `The database is 1 migration behind (${last}).` },
    ])
  })

  test('has no database of another name.', async () => {
    const other = new URL(url)
    other.pathname = '/no_such_database'
    expect(await checkDatabase({ databaseUrl: other.href })).toMatchObject([
      { problem: expect.stringContaining('has no database of that name') },
    ])
  })

  test('gives a user without rights away.', async () => {
    const role = `doctor_${newId()}`
    await run(`create role ${role} login`)
    disposing.push(() => onDefault(`drop role ${role}`))
    const other = new URL(url)
    other.username = role
    other.password = ''
    await run(`revoke create on schema public from public`)
    expect(await checkDatabase({ databaseUrl: other.href })).toMatchObject([
      { severity: 'error', problem: expect.stringContaining('has no right to the database') },
    ])
    await run(`grant select on applied_migration to ${role}`)
    expect((await checkDatabase({ databaseUrl: other.href }))[0]?.problem).toBe(
      `The database's user ${role} may not make tables, so the first start fails.`,
    )
    await run(`drop owned by ${role}`)
  })

  const onDefault = async (text: string) => {
    const opened = await openPostgres(process.env['DATABASE_URL'] ?? '')
    await opened.query(text).finally(opened.close)
  }
})
