import { expect, it } from 'vitest'
import { CZECH, DUTCH, ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()

it('POST /language lists the languages with their codes and parents', async () => {
  const { json } = await ask('POST /language', { body: {} })
  type Listed = { translationCode: { code: string }; parentId: string | null }
  expect(json.elements.map((one: Listed) => [one.translationCode.code, one.parentId])).toEqual([
    ['cs-CZ', ENGLISH],
    ['de-DE', null],
    ['en-GB', null],
    ['nl-NL', ENGLISH],
  ])
  const filter = [{ type: 'equals', field: 'id', value: ENGLISH }]
  expect((await ask('POST /language', { body: { filter } })).json.elements).toHaveLength(1)
})

it('POST /currency is a bare array', async () => {
  expect((await ask('GET /currency')).json).toMatchObject([{ isoCode: 'EUR', symbol: '€', apiAlias: 'currency' }])
})

const LANGUAGES = [GERMAN, ENGLISH, DUTCH, CZECH]

it.each([
  ['salutations', 'POST /salutation', 'elements', 'displayName'],
  ['countries', 'POST /country', 'elements', 'name'],
  ['sort orders', 'POST /search', 'availableSortings', 'label'],
])('the %s have names of their own in each language', async (_, operation, list, field) => {
  const names = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { json } = await ask(operation, { body: { search: 'a' }, headers: { 'sw-language-id': language } })
      return json[list].map((one: Record<string, string>) => one[field])
    }),
  )
  expect(names[0]?.length).toBeGreaterThan(1)
  expect(names.flat().filter((name) => !name)).toEqual([])
  expect(new Set(names.map(String)).size).toBe(LANGUAGES.length)
})
