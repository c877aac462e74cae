import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { families, FAMILY_FILES } from './families.ts'

test('every file of data/demo/families is part of the catalogue', () => {
  const folder = path.join(import.meta.dirname, '../../../data/demo/families')
  const names = readdirSync(folder).map((file) => path.basename(file, '.json'))
  expect(FAMILY_FILES.toSorted()).toEqual(names.toSorted())
})

test('a placeholder in a technical text lists that size of all variants', () => {
  const sheet = families.find(({ number }) => number === 'PL-PPS')
  const row = sheet?.technical.find(({ name }) => name.en === 'Available thicknesses')
  expect(row?.value.en).toBe('8, 10, 12, 15, 20, 25, 30, 40, 50, 60 mm')
})

test('only variants of different polymers have technical rows of their own', () => {
  const withOwnRows = families.filter(({ variants }) => variants.some(({ facts }) => facts.technical))
  expect(withOwnRows.map(({ number }) => number).toSorted()).toEqual(['LR', 'ZS'])
})
