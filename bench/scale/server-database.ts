import { openPostgres } from '#backend/database/postgres.ts'

const SERVER = process.env['DATABASE_URL']

/** Address of a database on the server of DATABASE_URL. */
export function serverUrl(name: string): string {
  const url = new URL(SERVER ?? '')
  url.pathname = `/${name}`
  return url.href
}

export const databaseOf = (url: string): string => new URL(url).pathname.slice(1)

/** Returns whether the database is new. */
export async function createWhenMissing(url: string): Promise<boolean> {
  const { rows } = await onServer(`select 1 from pg_database where datname = '${databaseOf(url)}'`)
  if (rows.length === 0) await onServer(`create database ${databaseOf(url)}`)
  return rows.length === 0
}

export async function onServer(statement: string) {
  const admin = await openPostgres(SERVER ?? '')
  return admin.query(statement).finally(admin.close)
}
