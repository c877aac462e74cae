import { expect, test } from 'vitest'
import { createLexicon } from '#backend/search/query/lexicon.ts'
import { NO_GROUPS } from '#backend/search/query/option-groups.ts'
import { NO_WORDS } from '#backend/search/query/search-words.ts'
import { perLocale } from '#contracts/locales.ts'
import { searchQuerySchema } from '#contracts/search/search-request.ts'
import { rememberSearches } from './search-memory.ts'
import { NOTHING_FOUND, type SearchStore } from './search-store.ts'

/** A store without documents that counts its searches, with a revision that a test changes. */
function countingStore() {
  const state = { revision: '1', words: '1', searches: 0, fails: false }
  const store: SearchStore = {
    readIndexes: async () =>
      perLocale((locale) => ({
        revision: state.revision,
        lexicon: createLexicon(locale, new Map()),
        options: new Map(),
        optionsWith: () => [],
        groups: NO_GROUPS,
        complete: () => [],
      })),
    findDocuments: async () => {
      state.searches += 1
      if (state.fails) throw new Error('away')
      return NOTHING_FOUND
    },
    findNumbers: async () => [],
    findSimilarNumbers: async () => [],
    pickVariants: async () => new Map(),
    readFoundVariants: async () => new Map(),
    readPlaces: async () => [],
    readProductDocuments: async () => new Map(),
  }
  const search = rememberSearches({
    store,
    words: async () => ({ ...NO_WORDS, revision: state.words }),
    links: { product: () => '', category: () => '', file: () => '', place: () => ({ url: '' }) },
  })
  return { state, ask: (query: object) => search(searchQuerySchema.parse({ lang: 'de', ...query })) }
}

test('Equal searches ask once, also at the same time; others, and those of another index or other words, ask again.', async () => {
  const { state, ask } = countingStore()
  await Promise.all([ask({ term: 'kette' }), ask({ term: 'kette' })])
  await ask({ term: 'kette' })
  expect(state.searches).toBe(1)
  for (const other of [{ term: 'rad' }, { term: 'kette', lang: 'en' }, { term: 'kette', from: '10' }]) await ask(other)
  expect(state.searches).toBe(4)
  state.revision = '2'
  await ask({ term: 'kette' })
  expect(state.searches).toBe(5)
  state.words = '2'
  await ask({ term: 'kette' })
  expect(state.searches).toBe(6)
})

test('A search that failed is asked again.', async () => {
  const { state, ask } = countingStore()
  state.fails = true
  await expect(ask({ term: 'kette' })).rejects.toThrow('away')
  state.fails = false
  await expect(ask({ term: 'kette' })).resolves.toMatchObject({ hits: { hits: [] } })
})

test('No more than 400 responses are remembered.', async () => {
  const { state, ask } = countingStore()
  for (let index = 0; index <= 400; index += 1) await ask({ term: `kette ${index}` })
  await ask({ term: 'kette 400' })
  expect(state.searches).toBe(401)
  await ask({ term: 'kette 0' })
  expect(state.searches).toBe(402)
})
