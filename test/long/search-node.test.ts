import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '@opensearch-project/opensearch'
import type { Hono } from 'hono'
import { isCluster, openWriting } from '#backend/search-cluster/cluster-client.ts'
import { openClusterStore } from '#backend/search-cluster/cluster-store.ts'
import { writeCluster } from '#backend/search-cluster/write-cluster.ts'
import { openSearchWords } from '#backend/search/query/search-words.ts'
import type { SearchSource } from '#contracts/search/index-source.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { toSearchParams } from '#contracts/search/search-request.ts'
import { searchLinks } from '#server/search/opened-search.ts'
import { expectFound } from '#test/contract/search/expect-found.ts'
import { describeSearchContract } from '#test/contract/search/search-contract.suite.ts'
import { missingForNode, type NodeKind, startNode } from '#test/real/search-node/start-node.ts'
import { demoSources, searchApiOf } from '#test/support/search-demo.ts'
import { describeSiteOnNode } from './search-node-site.ts'
import { testSameAsDatabase } from './search-parity.ts'

/** Queries by number; a fifth as many of each other kind. */
const COUNT = Number(process.env['SEARCH_QUERIES'] ?? 60)

const given = process.env['SEARCH_NODE_URL']
const missing = given === undefined ? missingForNode() : undefined
if (missing !== undefined) console.log(`The search on a real node is skipped: ${missing}.`)

const KINDS: NodeKind[] = ['opensearch', 'elasticsearch']

let url: string
let app: Hono
const closing: (() => Promise<void>)[] = []

async function openNode(kind: NodeKind | undefined): Promise<void> {
  const node = kind === undefined ? { url: given ?? '', stop: async () => {} } : await startNode(kind)
  url = node.url
  const writing = openWriting(url)
  const begun = performance.now()
  const written = await writeCluster(writing, await demoSources(), () => {})
  console.log(`${JSON.stringify(written)} written in ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
  // A busy machine is not a gap.
  const store = openClusterStore(url, 0, 60_000)
  closing.push(
    () => writing.close(),
    () => store.close(),
    node.stop,
  )
  const words = await openSearchWords('data/search', console)
  app = searchApiOf({ store, words, links: searchLinks('http://site.test') })
}

describe.skipIf(missing !== undefined).each(given === undefined ? KINDS : [undefined])('on a node, %s:', (kind) => {
  beforeAll(() => openNode(kind))
  afterAll(async () => {
    for (const close of closing.splice(0)) await close()
  })

  describeSearchContract([
    {
      name: 'in the indices of a cluster',
      open: async () => ({ get: async (path, method = 'GET') => app.request(path, { method }), close: async () => {} }),
    },
  ])

  testSameAsDatabase(() => app)

  test('Queries drawn from the catalogue find what they should.', async () => {
    expect.hasAssertions()
    const { shop } = await demoSources()
    const ask = async (request: Parameters<typeof toSearchParams>[0]) =>
      readHitPage(await (await app.request(`/search?${toSearchParams(request)}`)).json(), { hosts: [] })
    await expectFound(shop, ask, COUNT)
  })

  test('The analysers know the forms of words of their language.', async () => {
    const client = new Client({ node: url })
    const tokensOf = async (index: string, text: string) =>
      (await client.indices.analyze({ index, body: { analyzer: 'site', text } })).body.tokens?.map(({ token }) => token)
    for (const [index, one, other] of [
      ['content-de', 'die Führungen', 'Führung'],
      ['content-en', 'the guides', 'guide'],
      ['content-nl', 'de geleidingen', 'geleiding'],
      ['content-cz', 'řetězů', 'řetězy'],
    ] as const) {
      expect(await tokensOf(index, one)).toEqual(await tokensOf(index, other))
    }
    await client.close()
  })

  test('Documents are found all the time while they are written again.', async () => {
    const client = openWriting(url)
    const done = new AbortController()
    const totals = new Map<number, number>()
    const looking = (async () => {
      while (!done.signal.aborted) {
        const response = await app.request('/search?term=kettenf%C3%BChrung&lang=de')
        const total = response.ok ? Number((await response.json()).hits.total.value) : -response.status
        totals.set(total, (totals.get(total) ?? 0) + 1)
      }
    })()
    const before = await indicesOf(client)
    await writeCluster(client, await demoSources(), () => {})
    await writeCluster(client, await demoSources(), () => {})
    done.abort()
    await looking
    console.log(`hits while two indices were written: ${JSON.stringify([...totals])}`)
    expect([...totals.keys()]).toHaveLength(1)
    expect([...totals.keys()][0]).toBeGreaterThan(0)
    // Those of the last two commands; older ones are deleted.
    const after = await indicesOf(client)
    expect(after).toHaveLength(12)
    expect(after.filter((index) => before.includes(index))).toEqual([])
    await client.close()
  })

  test('A document that is refused, or a source that fails, leaves everything as it was.', async () => {
    const client = openWriting(url)
    const before = await indicesOf(client)
    const failing: SearchSource = {
      version: async () => '1',
      // eslint-disable-next-line require-yield
      async *read() {
        throw new Error('the source is away')
      },
    }
    await expect(writeCluster(client, { shop: failing, content: undefined }, () => {})).rejects.toThrow('is away')
    const { content } = await demoSources()
    const wrong: SearchSource = {
      ...content,
      async *read() {
        for await (const batch of content.read()) {
          yield { ...batch, pages: batch.pages?.map((page) => ({ ...page, position: 2 ** 40 })) ?? [] }
        }
      },
    }
    await expect(writeCluster(client, { shop: undefined, content: wrong }, () => {})).rejects.toThrow(
      /refused a document: .*position.* with id 'website/,
    )
    expect(await indicesOf(client)).toEqual(before)
    expect((await app.request('/search?term=agb&lang=de')).status).toBe(200)
    await client.close()
  })

  describeSiteOnNode(() => url)

  test('A cluster is told from other services, and from nothing.', async () => {
    expect(await isCluster(url)).toBe(true)
    const other = createServer((_, response) => response.end('<h1>Shop</h1>')).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await isCluster(`http://127.0.0.1:${port}`)).toBe(false)
    other.close()
    await once(other, 'close')
    await expect(isCluster(`http://name:secret@127.0.0.1:${port}`)).rejects.toThrow(
      new RegExp(`^The cluster at http://127\\.0\\.0\\.1:${port} does not respond`),
    )
  })
})

const indicesOf = async (client: Client): Promise<string[]> =>
  Object.keys((await client.indices.get({ index: ['content-*'] })).body).toSorted()
