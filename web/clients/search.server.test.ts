import { expect, test } from 'vitest'
import { createSearchClient } from './search.server.ts'

const clientOf = (json: unknown) =>
  createSearchClient({ url: 'http://search.test', fetch: async () => Response.json(json) }, { hosts: [] })

test.each([{ message: 'ok' }, {}, [], null, { hits: [] }, { hits: { total: 0 } }])(
  '%j is a failure of the service, not a search without hits.',
  async (json) => {
    await expect(clientOf(json)({ term: 'kette', locale: 'de' })).rejects.toMatchObject({
      failure: { service: 'search', kind: 'malformed' },
    })
  },
)

test('An envelope without hits is a search that found nothing.', async () => {
  expect(await clientOf({ hits: { hits: [] } })({ term: 'kette', locale: 'de' })).toMatchObject({ hits: [], total: 0 })
})
