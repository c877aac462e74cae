import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { newId } from '#backend/database/id.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openDatabase } from '#backend/database/open.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { startSite, type RunningSite } from './site.ts'
import { siteTemplate } from './template.ts'
import { visit, type Visitor } from './visitor.ts'

/** Ways to run the site: one process with its own database, one, two or three on a PostgreSQL. */
export type Kind = 'PGlite' | 'PostgreSQL' | 'two processes' | 'three processes'

/** Their number on a PostgreSQL. */
const PROCESSES = { PostgreSQL: 1, 'two processes': 2, 'three processes': 3 }

/** The built site in one of these ways, with the demo catalogue. */
export interface Deployment {
  kind: Kind
  sites: RunningSite[]
  /** A new visitor; with several processes each request goes to the next one. */
  visitor: () => Visitor
  /**
   * Reads the stored data, independently of the code that wrote it. An embedded database belongs to its site, which is
   * stopped meanwhile.
   */
  inDatabase: <T>(read: (database: OpenedDatabase) => Promise<T>) => Promise<T>
  /** The sent mails, as files. */
  mails: () => Promise<string[]>
  dispose: () => Promise<void>
}

const SERVER = process.env['DATABASE_URL']
/** Several processes are one site under one address, as behind a proxy. Forms name this origin. */
export const PUBLIC_URL = 'http://shop.test'

/** Runs the suite for each of these kinds that this machine supports. The database may be reached by a line that fails. */
export function describeOnEachDeployment(
  name: string,
  suite: (deploy: (env?: Record<string, string>, databasePort?: number) => Promise<Deployment>, kind: Kind) => void,
  kinds: readonly Kind[] = ['PGlite', 'PostgreSQL', 'three processes'],
): void {
  afterAll(dropTemplate)
  for (const kind of kinds) {
    describe.skipIf(kind !== 'PGlite' && !SERVER)(`${name}, ${kind}`, () => {
      suite(
        (env, databasePort) => (kind === 'PGlite' ? deployOnPglite(env) : deployOnPostgres(kind, env, databasePort)),
        kind,
      )
    })
  }
}

export async function deployOnPglite(env?: Record<string, string>): Promise<Deployment> {
  const site = await startSite({ template: await siteTemplate(), env })
  return {
    kind: 'PGlite',
    sites: [site],
    visitor: () => visit(site.url),
    async inDatabase(read) {
      await site.stop()
      const database = await openDatabase({ dataDir: site.dataDir })
      try {
        return await read(database)
      } finally {
        await database.close()
        await site.restart()
      }
    },
    mails: () => readMailFiles([site]),
    dispose: site.dispose,
  }
}

/** @param databasePort of a line to the server, if not the server's own */
async function deployOnPostgres(
  kind: Exclude<Kind, 'PGlite'>,
  env: Record<string, string> = {},
  databasePort?: number,
): Promise<Deployment> {
  const database = await copyOfTemplate()
  const url = new URL(database.url)
  if (databasePort !== undefined) url.port = String(databasePort)
  const sites: RunningSite[] = []
  for (let count = PROCESSES[kind]; count > 0; count -= 1)
    sites.push(await startSite({ env: { ...env, PUBLIC_URL, DATABASE_URL: url.href } }))
  let next = 0
  const nextUrl = () => sites[next++ % sites.length]?.url ?? ''
  return {
    kind,
    sites,
    visitor: () => visit(nextUrl, new Map(), { origin: PUBLIC_URL }),
    async inDatabase(read) {
      const opened = await openPostgres(database.url)
      return read(opened).finally(opened.close)
    },
    mails: () => readMailFiles(sites),
    async dispose() {
      await Promise.all(sites.map((site) => site.dispose()))
      await database.drop()
    },
  }
}

export async function readMailFiles(sites: Pick<RunningSite, 'dataDir'>[]): Promise<string[]> {
  const files: string[] = []
  for (const { dataDir } of sites) {
    const folder = join(dataDir, 'mails')
    const names = await readdir(folder).catch(() => [])
    for (const name of names) if (name.endsWith('.eml')) files.push(await readFile(join(folder, name), 'utf8'))
  }
  return files
}

/** Name of a database with the demo catalogue, created at first use in a test file. */
let template: Promise<string> | undefined

async function copyOfTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const from = await (template ??= makeTemplate())
  const name = `profilwerk_test_${newId()}`
  await onServer(`create database ${name} template ${from}`)
  return { url: urlOf(name), drop: () => onServer(`drop database if exists ${name} with (force)`) }
}

async function makeTemplate(): Promise<string> {
  const name = `profilwerk_test_${newId()}`
  await onServer(`create database ${name}`)
  const site = await startSite({ env: { DATABASE_URL: urlOf(name) } })
  await site.dispose()
  return name
}

async function dropTemplate(): Promise<void> {
  if (template) await onServer(`drop database if exists ${await template} with (force)`)
  template = undefined
}

function urlOf(name: string): string {
  const url = new URL(SERVER ?? '')
  url.pathname = `/${name}`
  return url.href
}

async function onServer(statement: string): Promise<void> {
  const admin = await openPostgres(SERVER ?? '')
  await admin.query(statement).finally(admin.close)
}
