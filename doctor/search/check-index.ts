import { callControl } from '#backend/control/control.ts'
import { indexCountsQuery, type IndexCounts, indexCountsSchema } from '#backend/search/index/index-counts.ts'
import { ACCESS_KEY } from '#contracts/shop/headers.ts'
import type { Ask } from '#doctor/ask.ts'
import { askDatabase } from '#doctor/database/ask-database.ts'
import { type Finding, warningOf } from '#doctor/finding.ts'
import { totalSchema } from '#doctor/shop/shop-facts.ts'
import type { Config } from '#server/config.ts'

type IndexSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'shop'>

/** Compares the index of the search with the connected systems. */
export async function checkIndex(
  settings: IndexSettings,
  ask: Ask,
  readCounts: (settings: IndexSettings) => Promise<IndexCounts | undefined> = readIndexCounts,
): Promise<Finding[]> {
  const counts = await readCounts(settings).catch((error: unknown) => unreadableFinding(error))
  if (counts === undefined) return [unreadableFinding(new Error('no server with this DATA_DIR is running'))]
  if (!Array.isArray(counts)) return [counts]
  const findings: Finding[] = []
  for (const { origin, isRead, done, total, documents } of counts) {
    if (!isRead) findings.push(unreadFinding(origin, done, total))
    else if (origin === 'shop') findings.push(...differenceFindings(documents, await countProducts(settings, ask)))
  }
  return findings
}

const unreadableFinding = (error: unknown): Finding =>
  warningOf(
    `The index of the search cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    'Run the doctor while a server runs, with the same DATA_DIR and DATABASE_URL.',
  )

const THINGS = { shop: 'products of the shop', content: 'pages of the content system' }

const unreadFinding = (origin: keyof typeof THINGS, done: number, total: number): Finding =>
  warningOf(
    total === 0
      ? `The search has not read the ${THINGS[origin]} yet.`
      : `The search has read ${done} of ${total} ${THINGS[origin]}.`,
    'Wait until the reading has ended. If it does not, the log of the server says why ("search: a connected system could not be read").',
  )

function differenceFindings(documents: number, products: number | undefined): Finding[] {
  if (products === undefined || products === documents) return []
  return [
    warningOf(
      `The search has ${documents} products, the shop ${products}: ${Math.abs(products - documents)} ${products > documents ? 'are not found' : 'are found without being there'}.`,
      'Changes are read each minute, and everything once a day; `npm run search:rebuild` reads all of it now (docs/search.md).',
    ),
  ]
}

/** Products without their variants; undefined where the shop does not say, which its own check reports. */
async function countProducts({ shop }: IndexSettings, ask: Ask): Promise<number | undefined> {
  try {
    const { json } = await ask(`${shop.url}/product`, {
      method: 'POST',
      headers: { [ACCESS_KEY]: shop.accessKey },
      body: {
        limit: 1,
        'total-count-mode': 1,
        filter: [{ type: 'equals', field: 'parentId', value: null }],
        includes: { product: ['id'] },
      },
    })
    return totalSchema.safeParse(json).data?.total
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}

/** From the server at DATABASE_URL, or from the running process that has the database in its folder. */
async function readIndexCounts({ databaseUrl, dataDir }: IndexSettings): Promise<IndexCounts | undefined> {
  if (databaseUrl === undefined) {
    const response = await callControl(dataDir, '/search-index')
    return response && indexCountsSchema.parse(JSON.parse(response.toString()))
  }
  return askDatabase(databaseUrl, async (client) =>
    indexCountsSchema.parse((await client.query(indexCountsQuery())).rows),
  )
}
