import { Client, errors } from '@opensearch-project/opensearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

let site: SharedSite
let client: Client
beforeAll(async () => {
  site = await sharedSite()
  client = new Client({ node: site.url, maxRetries: 0 })
})
afterAll(() => client.close())

test('The official client reads the hits of /search by its transport.', async () => {
  const querystring = { term: 'kettenführung', lang: 'de', index: 'content' }
  const { body } = await client.transport.request({ method: 'GET', path: '/search', querystring })
  expect(body).toMatchObject({ timed_out: false, hits: { total: { value: expect.any(Number) } } })
})

test('Operations of an Elasticsearch are errors of the official client, never an empty answer.', async () => {
  const calls = [
    () => client.search({ body: { query: { match_all: {} } } }),
    () => client.search({ index: 'content', body: {} }),
    () => client.msearch({ body: [{}, {}] }),
    () => client.cluster.health(),
    () => client.cat.indices(),
    () => client.index({ index: 'content', body: { title: 'x' } }),
    () => client.get({ index: 'content', id: '1' }),
  ]
  for (const call of calls) {
    const failure = await call().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(errors.ResponseError)
    expect(failure).toMatchObject({ statusCode: 404, body: { error: { type: 'not_found' }, status: 404 } })
  }
})

test.each(['/_search', '/content/_search?q=x', '/search/_search', '/search/content', '/_cluster/health'])(
  '%s is 404 in JSON for a browser, too, and is stored nowhere.',
  async (path) => {
    const response = await fetch(site.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await response.json()).toMatchObject({ error: { type: 'not_found' }, status: 404 })
  },
)

test.each(['/de/_x', '/de/shop/_x'])('%s is a page, which may begin with an underscore.', async (path) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  expect([response.status, response.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')])
})

test('A link to a home page with a slash gets data, which leads to the home page.', async () => {
  const response = await fetch(`${site.url}/de/_.data`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    202,
    expect.stringContaining('text/x-script'),
  ])
  expect(await response.text()).toContain('"/de"')
})
