import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { GRADES } from './materials.ts'

const { materials } = JSON.parse(readFileSync('data/resistance/served/table.json', 'utf8')) as ResistanceTable

/** "PA6": as the resistance tool and the shop name plastics. */
const limitsInShop = new Map(GRADES.map(({ polymer: { key, temperature } }) => [key as string, temperature]))

test('The resistance tool and the product pages have the same limits of temperature.', () => {
  const both = materials.filter(({ name }) => limitsInShop.has(name))
  expect(both.length).toBe(new Set(GRADES.map(({ polymer }) => polymer.key)).size)
  for (const { name, temperatures, shortTime } of both) {
    expect({ from: temperatures[0], to: temperatures[1], shortTerm: shortTime }, name).toEqual(limitsInShop.get(name))
  }
})
