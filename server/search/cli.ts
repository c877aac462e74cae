import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadContent } from '#backend/content/api.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { migrate } from '#backend/database/migrate.ts'
import { openDatabase } from '#backend/database/open.ts'
import { describeFailure } from '#backend/database/storage-problem.ts'
import { keepNewFilesPrivate } from '#backend/files/private-files.ts'
import { SearchUnavailable } from '#backend/search/find/search-unavailable.ts'
import { rebuildIndex } from '#backend/search/index/keep-current.ts'
import type { OnIndexed, SearchOrigin, SearchSources } from '#backend/search/index/renew-index.ts'
import { openSearchWords } from '#backend/search/query/search-words.ts'
import { isCluster, openWriting, toClusterFailure, withoutPassword } from '#backend/search-cluster/cluster-client.ts'
import { writeCluster } from '#backend/search-cluster/write-cluster.ts'
import { connectSources } from '#backend/search/index/reading-state.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log/create-log.ts'
import { connectedEndpoints } from './connected/connected-sources.ts'
import { searchSources } from './search-sources.ts'

const USAGE = `Usage: npm run search:rebuild
       npm run search:index -- --to https://name:password@cluster.example.com:9200

The first makes the index of the embedded search again, the second writes the same documents to an OpenSearch or
Elasticsearch. Both read the catalogue in the database and the pages in COMPANY_DIR (data), or those of a connected shop and content system,
and everything can be found meanwhile. The settings are those of the server; the database is that of DATABASE_URL, or the one in
DATA_DIR (var), which no other process may have open. docs/search.md says when that is needed.
`

const LABELS: Record<SearchOrigin, string> = { content: 'Pages, contacts and files', shop: 'Products and categories' }

/** Exit codes: 0 written, 1 wrong files, a failing database or cluster, 2 wrong arguments. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const [command, ...more] = positionals
  const isIndexing = command === 'index' && values.to !== undefined && /^https?:\/\/./.test(values.to)
  const isRebuilding = command === 'rebuild' && values.to === undefined
  if (more.length > 0 || !(isIndexing || isRebuilding)) {
    process.stderr.write(USAGE)
    return 2
  }
  keepNewFilesPrivate()
  const config = readConfig(process.env, process.cwd())
  // A wrong line should not be noticed only when the server starts.
  await openSearchWords(`${config.companyDir}/search`, createLog(config.logLevel))
  const { to: cluster } = values
  // Before the database is opened, which may take longer.
  if (cluster !== undefined && !(await isCluster(cluster))) {
    process.stderr.write(`At ${withoutPassword(cluster)} is another service, not an OpenSearch or Elasticsearch.\n`)
    return 1
  }
  const site = config.contentUrl
    ? undefined
    : await loadContent({ folder: config.companyDir, publicUrl: config.publicUrl })
  const opened = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl })
  try {
    await migrate(opened.db)
    const sources = searchSources(config, {
      database: opened,
      site,
      endpoints: connectedEndpoints(config),
      reader: { signal: new AbortController().signal, log: createLog(config.logLevel) },
    })
    const { documents, variants } =
      cluster === undefined ? await rebuild(opened, sources) : await writeTo(cluster, sources)
    process.stdout.write(`${documents} documents and ${variants} variants can be found.\n`)
    return 0
  } finally {
    await opened.close()
  }
}

async function rebuild(opened: OpenedDatabase, sources: SearchSources) {
  await connectSources(opened.db, sources, opened.kind === 'pglite')
  await rebuildIndex(opened.db, sources, showIndexed(process.stderr))
  const { rows } = await opened.query(
    'select (select count(*) from search_document)::int as documents, (select count(*) from search_variant)::int as variants',
  )
  return { documents: Number(rows[0]?.['documents']), variants: Number(rows[0]?.['variants']) }
}

async function writeTo(url: string, sources: SearchSources) {
  const client = openWriting(url)
  try {
    return await writeCluster(client, sources, showIndexed(process.stderr))
  } catch (error) {
    throw toClusterFailure(error, url)
  } finally {
    await client.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const text =
    error instanceof SearchUnavailable
      ? error.message
      : await describeFailure(error, resolve(process.env['DATA_DIR'] || 'var'))
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

/** Shows how far an index is: a line that changes on a terminal, elsewhere one line per quarter. */
function showIndexed(stream: NodeJS.WriteStream): OnIndexed {
  let shown = ''
  return (origin, done, total) => {
    const share = total === 0 ? 1 : done / total
    const line = stream.isTTY
      ? `${LABELS[origin]}: ${done}/${total}`
      : `${LABELS[origin]}: ${Math.floor(share * 4) * 25} %`
    if (line === shown) return
    shown = line
    stream.write(stream.isTTY ? `\r\u001b[K${line}${done >= total ? '\n' : ''}` : `${line}\n`)
  }
}
