import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chainRackSchema } from '#contracts/chain-rack.ts'
import { rackNumbers } from './rack-numbers.ts'

const root = join(import.meta.dirname, '../../../..')
const demo = chainRackSchema.parse(JSON.parse(readFileSync(join(root, 'data/chain-rack.json'), 'utf8')))

test('All numbers of the demo are in its catalogue.', () => {
  const variants = readFileSync(join(root, 'data/catalogue/variants.jsonl'), 'utf8')
  const sold = new Set([...variants.matchAll(/^\{"number":"([^"]+)"/gm)].map(([, number]) => number))
  const missing = rackNumbers(demo).filter((number) => !sold.has(number))
  expect(missing).toEqual([])
})

test('Each value of each placeholder makes a number, and parts without a pattern make none.', () => {
  const { types, materials } = demo.guide
  const numbers = rackNumbers({
    ...demo,
    guide: { number: '{type}-{stock}', types: types.slice(0, 2), materials, stocks: [2000, 3000] },
    carrier: { ...demo.carrier, number: 'fixed' },
    connection: null,
    bracket: null,
    clamp: null,
    tensionSet: 'S-{chain}-{unknown}',
  })
  expect(numbers.slice(0, 5)).toEqual(['CT-2000', 'CT-3000', 'CTU-2000', 'CTU-3000', 'fixed'])
  expect(numbers[5]).toBe('S-06B-{unknown}')
})
