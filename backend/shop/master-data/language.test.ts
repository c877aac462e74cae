import { expect, it } from 'vitest'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()

it('POST /language lists both languages with their codes', async () => {
  const { json } = await ask('POST /language', { body: {} })
  expect(json.elements.map((one: { translationCode: { code: string } }) => one.translationCode.code)).toEqual([
    'de-DE',
    'en-GB',
  ])
  const filter = [{ type: 'equals', field: 'id', value: ENGLISH }]
  expect((await ask('POST /language', { body: { filter } })).json.elements).toHaveLength(1)
})

it('POST /currency is a bare array', async () => {
  expect((await ask('GET /currency')).json).toMatchObject([{ isoCode: 'EUR', symbol: '€', apiAlias: 'currency' }])
})
