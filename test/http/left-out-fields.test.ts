import { expect, test } from 'vitest'
import { fullDocument } from '#test/support/left-out/full-document.ts'
import { documentFields, lackingDocument, type Path } from '#test/support/left-out/leave-out.ts'
import { showLacking } from '#test/support/left-out/show-lacking.ts'
import { randomFractions } from '#test/support/random-fractions.ts'

const PAIRS = 8
/** Fields of products and variants and their facts; all others are in `npm run test:long left-out`. */
const isNear = ([file, ...keys]: Path) =>
  (file === 'products' || file === 'variants') && (keys.length === 1 || (keys.length === 2 && keys[0] === 'facts'))

test('A document without one of its fields, or two drawn at random, is refused by name or shown everywhere.', async () => {
  const random = randomFractions(41)
  const fields = documentFields(fullDocument('bar', 0)).filter(isNear)
  const draw = (): Path => fields[Math.floor(random() * fields.length)] ?? []
  const pairs = Array.from({ length: PAIRS }, () => [draw(), draw()])
  const documents = [...fields.map((path) => [path]), ...pairs].map((lacks, index) =>
    lackingDocument('bar', index, lacks),
  )
  const { shown, refused } = await showLacking(documents)
  expect([shown > 20, refused > 10]).toEqual([true, true])
})
