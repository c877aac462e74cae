import { expect, it } from 'vitest'
import { ENGLISH } from '#contracts/shop/languages.ts'
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
