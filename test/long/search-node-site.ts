import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeFolder, type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { visit } from '#test/support/visitor.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { cpSync, rmSync } from 'node:fs'

const NUMBER = 'KR-08B1-15'

/** The built site with its SEARCH_URL at a node, after `npm run search:index`. */
export function describeSiteOnNode(nodeUrl: () => string): void {
  describe('The site', () => {
    const dataDir = makeFolder()
    let site: RunningSite
    let output: string
    beforeAll(async () => {
      cpSync(await siteTemplate(), dataDir, { recursive: true })
      output = await writeIndices(nodeUrl(), dataDir)
      site = await startSite({ dataDir, env: { SEARCH_URL: nodeUrl() } })
      // The words of a cluster that has just been written take their time on a busy machine.
      await vi.waitFor(
        async () => expect((await fetch(`${site.url}/de/search/hits?term=kettenrad`)).status).toBe(200),
        { timeout: 60_000, interval: 500 },
      )
    })
    afterAll(async () => {
      await site.dispose()
      rmSync(dataDir, { recursive: true, force: true })
    })

    test('The command says how far it is, and what can be found.', () => {
      expect(output).toMatch(/\d+ documents and \d+ variants can be found\.\n$/)
      expect(site.output()).toContain('search cluster at')
    })

    test('The page of hits shows the variant, and puts it into the request.', async () => {
      // The number alone would lead to the variant.
      const address = '/de/search?term=kettenrad+08b-1+z%3D15'
      const visitor = visit(site.url)
      const main = pageBody(await (await visitor.get(address)).text()).querySelector('main')
      expect(main?.querySelector('ul li a[href*="variant="]')?.getAttribute('href')).toContain(`variant=${NUMBER}`)
      expect(main?.querySelector(`button[value="${NUMBER}"]`)).not.toBeNull()
      const sent = await visitor.post(address, { number: NUMBER })
      expect([sent.status, sent.headers.get('location')]).toEqual([303, address])
      expect(await (await visitor.get('/de/shop/cart')).text()).toContain(NUMBER)
    })

    test('The overlay gets its hits with their counts and filters.', async () => {
      const reply = await (await fetch(`${site.url}/de/search/hits?term=kettenrad`)).json()
      expect(reply).toMatchObject({ view: 'products', counts: { products: expect.any(Number) } })
      expect(reply.counts.products).toBeGreaterThan(0)
      expect(reply.facets.map(({ name }: { name: string }) => name)).toContain('chain')
      const pages = await (await fetch(`${site.url}/de/search/hits?term=pfas&view=content`)).json()
      expect(pages.hits[0]).toMatchObject({ view: 'content', href: expect.stringMatching(/^\/de\//) })
    })

    test('The query service is open to others, and the shop’s own search asks the same indices.', async () => {
      const hits = await (await fetch(`${site.url}/search?term=${NUMBER}&lang=en&index=content`)).json()
      expect(hits.hits.hits[0]).toMatchObject({ _source: { product: { number: NUMBER } } })
      const found = await fetch(`${site.url}/store-api/search`, {
        method: 'POST',
        headers: { 'sw-access-key': 'SWSCDEMOPROFILWERK00000000', 'content-type': 'application/json' },
        body: JSON.stringify({ search: NUMBER }),
      })
      expect((await found.json()).elements[0]?.translated.name).toMatch(/Kettenrad/)
    })
  })
}

/** Runs `npm run search:index` and returns what it prints. */
async function writeIndices(url: string, dataDir: string): Promise<string> {
  const args = ['server/search/cli.ts', 'index', '--to', url]
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stderr, child.stdout]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The command ended with ${code}:\n${output}`)
  return output
}
