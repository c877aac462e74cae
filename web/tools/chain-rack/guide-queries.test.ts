import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { chainRackSchema } from '#contracts/chain-rack.ts'
import { evaluateRack } from './evaluate-rack.ts'
import { guideQueries } from './guide-queries.ts'
import { readRackForm } from './rack-form.ts'

const numbers = chainRackSchema.parse(JSON.parse(readFileSync(join(PROJECT_FOLDER, 'data/chain-rack.json'), 'utf8')))

test.each([
  ['CT-08B1-S-2000', '08B'],
  ['CK-12B1-SA-3000', '12B'],
  ['CTU-06B1-SN-2000', '06B'],
])('the query of %s gives a rack of this guide, without a problem', (number, chain) => {
  const query = guideQueries(numbers, [number])[number] ?? ''
  const form = readRackForm(new URLSearchParams(query), 'de')
  const { rack, problems, parts } = evaluateRack(form, 'de', numbers)
  expect([problems, rack?.chain]).toEqual([[], chain])
  expect(parts.find(({ part }) => part === 'guide')?.number?.slice(0, -4)).toBe(number.slice(0, -4))
})

test('products that no rack has get no query', () => {
  expect(guideQueries(numbers, ['KR-08B1-10', 'CT-08B1-S-1', ''])).toEqual({})
})
