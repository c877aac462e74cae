import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routesOf } from '#backend/http/routes.ts'
import { OPERATION_IDS } from '#contracts/shop/operation-ids.ts'
import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import type { StoreApi } from '#contracts/shop/store-api.ts'
import { PUBLISHED_OPERATIONS } from './published-operations.ts'

/** The rows of docs/store-api.md: address, name, and the answer of the embedded shop. */
const ROWS = [...readFileSync('docs/store-api.md', 'utf8').matchAll(/^\| `([A-Z]+ \S+)` \| (\S+) \| (.+) \|$/gm)].map(
  ([, address = '', name = '', does = '']) => ({ address, name, does }),
)
const placeless = (address: string): string => address.replaceAll(/\{\w+\}/g, '{}')
const SERVED = new Set(
  Object.entries(SHOP_TRAITS)
    .flatMap(([operation, traits]) => routesOf(operation, traits))
    .map(({ method, path }) => placeless(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)),
)

it('Each operation that Shopware publishes for its core is in the table, under its name.', () => {
  expect(PUBLISHED_OPERATIONS).toHaveLength(114)
  expect(ROWS.map(({ address, name }) => ({ address, name }))).toEqual(PUBLISHED_OPERATIONS)
})

it('The shop serves those that the table calls answered or refused, and none of the absent ones.', () => {
  const wrong = ROWS.filter(({ address, does }) => {
    const isServed = SERVED.has(placeless(address))
    return isServed ? !/^(answered$|refused: )/.test(does) : !does.startsWith('absent: ')
  })
  expect(wrong).toEqual([])
})

it('An operation has the name that Shopware publishes for it.', () => {
  const published = new Map(PUBLISHED_OPERATIONS.map(({ address, name }) => [placeless(address), name]))
  const renamed = (Object.keys(OPERATION_IDS) as (keyof StoreApi)[]).filter(
    (operation) => (published.get(placeless(operation)) ?? OPERATION_IDS[operation]) !== OPERATION_IDS[operation],
  )
  expect(renamed).toEqual([])
})
