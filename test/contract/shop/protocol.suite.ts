import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { asking, refusalOf } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

const NOWHERE = 'f'.repeat(32)

/** Headers, token, language, criteria and errors, common to all operations. */
export function protocolSuite(endpoint: () => ShopEndpoint): void {
  const ask = asking(endpoint)

  describe('the protocol', () => {
    it('requires a known access key', async () => {
      expect(refusalOf(await ask('GET /context', { headers: { 'sw-access-key': '' } }))).toEqual([401, '0'])
      const unknown = { 'sw-access-key': `SWSC${'Q'.repeat(22)}` }
      expect(refusalOf(await ask('GET /context', { headers: unknown }))).toEqual([
        412,
        'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND',
      ])
    })

    // Differs from the specification: 29.
    it('returns the context token, also with errors, and creates one if there is none', async () => {
      const mine = { 'sw-context-token': 'ProfilwerkContract0123456789abcd' }
      for (const path of ['/context', `/product/${NOWHERE}`]) {
        const { headers } = await ask(`POST ${path}`.replace('POST /context', 'GET /context'), { headers: mine })
        expect(headers.get('sw-context-token')).toBe(mine['sw-context-token'])
      }
      expect((await ask('GET /context')).headers.get('sw-context-token')).toMatch(/^\w{32}$/)
    })

    it('describes itself', async () => {
      const { endpoints } = (await ask('GET /_info/routes')).json
      expect(endpoints).toContainEqual({
        path: '/store-api/context',
        methods: expect.arrayContaining(['GET', 'PATCH']),
      })
      const { openapi, paths } = (await ask('GET /_info/openapi3.json')).json
      expect([openapi, Object.keys(paths)]).toEqual([
        expect.stringMatching(/^3\./),
        expect.arrayContaining(['/context']),
      ])
    })

    it('may be called from any page, which may read the token', async () => {
      const preflight = await ask('OPTIONS /context', { headers: { origin: 'https://elsewhere.example' } })
      expect([preflight.status, preflight.json]).toEqual([200, undefined])
      const { headers } = await ask('GET /context', { headers: { origin: 'https://elsewhere.example' } })
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-expose-headers')?.toLowerCase()).toContain('sw-context-token')
    })

    it('never sets a cookie', async () => {
      expect((await ask('GET /context')).headers.has('set-cookie')).toBe(false)
    })

    it('rejects an unknown language', async () => {
      const { status } = await ask('GET /context', { headers: { 'sw-language-id': NOWHERE } })
      expect(status).toBe(412)
    })

    it('responds with 404 for an unknown address and with 400 for a body that is not JSON', async () => {
      expect(refusalOf(await ask('GET /nowhere-at-all'))).toEqual([404, '0'])
      expect(refusalOf(await ask('POST /product', { body: '{' }))).toEqual([400, '0'])
    })

    it('points to the error in invalid criteria', async () => {
      for (const [body, code, pointer] of [
        [{ limit: 100_000 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit'],
        [{ limit: -1 }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
        [{ page: -1 }, 'FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
      ] as const) {
        const answer = await ask('POST /product', { body })
        expect(refusalOf(answer)).toEqual([400, code])
        expect(answer.json.errors[0]).toMatchObject({ status: '400', source: { pointer } })
      }
    })

    it('lists as an entity search result', async () => {
      const { json } = await ask('POST /product', { body: { limit: 2, page: 1 } })
      expect(json).toMatchObject({ entity: 'product', page: 1, limit: 2, apiAlias: 'dal_entity_search_result' })
      expect(json.elements.length).toBeLessThanOrEqual(2)
    })

    it('supports GET for reads, with criteria in the query or packed', async () => {
      const body = { limit: 3, sort: [{ field: 'productNumber', order: 'DESC' }] }
      const idsOf = ({ json }: { json: { elements: { id: string }[] } }) => json.elements.map(({ id }) => id)
      const posted = idsOf(await ask('POST /product', { body }))
      const plain = 'limit=3&sort[0][field]=productNumber&sort[0][order]=DESC'
      expect(idsOf(await ask(`GET /product?${plain}`))).toEqual(posted)
      const packed = gzipSync(JSON.stringify(body)).toString('base64url')
      expect(idsOf(await ask(`GET /product?_criteria=${packed}`))).toEqual(posted)
    })

    it('leaves out what includes does not list, by alias', async () => {
      const includes = { product: ['id', 'name', 'translated.name'], dal_entity_search_result: ['elements'] }
      const { json } = await ask('POST /product', { body: { limit: 1, includes } })
      expect(Object.keys(json).toSorted()).toEqual(['apiAlias', 'elements'])
      expect(Object.keys(json.elements[0]).toSorted()).toEqual(['apiAlias', 'id', 'name', 'translated'])
      expect(Object.keys(json.elements[0].translated)).toEqual(['name'])
    })

    it('leaves nothing of the translated texts that are named with a dot only', async () => {
      const includes = { product: ['translated.name'] }
      const { json } = await ask('POST /product', { body: { limit: 1, includes } })
      expect(json.elements[0].translated).toEqual([])
    })
  })
}
