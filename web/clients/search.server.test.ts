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

test.each([{ timed_out: true }, { _shards: { total: 5, successful: 4, failed: 1 } }])(
  'No hits with %j are a search that was not reached, and hits are shown.',
  async (state) => {
    const ask = (hits: object[]) => clientOf({ ...state, hits: { hits } })({ term: 'kette', locale: 'de' })
    await expect(ask([])).rejects.toMatchObject({ failure: { service: 'search', kind: 'unreachable', status: 503 } })
    expect((await ask([{ _id: 'a' }])).hits).toHaveLength(1)
  },
)

test('The term goes in lower case, and the parts that were understood come back as they were typed.', async () => {
  const asked: string[] = []
  const understood = {
    numbers: ['ct-08b1'],
    measures: [{ text: 'ø 80', values: [80], label: 'Durchmesser' }],
    synonyms: [{ word: 'teflon', as: ['PTFE'] }],
    corrected: [{ word: 'schine', as: ['schiene'] }],
  }
  const search = createSearchClient(
    {
      url: 'http://search.test',
      fetch: async (url) => {
        asked.push(new URL(url).searchParams.get('term') ?? '')
        return Response.json({ hits: { hits: [] }, understood })
      },
    },
    { hosts: [] },
  )
  const found = await search({ term: 'Teflon Schine CT-08B1 Ø 80', locale: 'de' })
  expect(asked).toEqual(['teflon schine ct-08b1 ø 80'])
  expect(found.understood).toEqual({
    numbers: ['CT-08B1'],
    measures: [{ text: 'Ø 80', values: [80], label: 'Durchmesser' }],
    synonyms: [{ word: 'Teflon', as: ['PTFE'] }],
    corrected: [{ word: 'Schine', as: ['schiene'] }],
    parts: [],
    unknown: [],
  })
})
