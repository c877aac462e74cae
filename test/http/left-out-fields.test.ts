import { expect, test } from 'vitest'
import { fullDocument } from '#test/support/left-out/full-document.ts'
import { documentFields, lackingDocument, type Path } from '#test/support/left-out/leave-out.ts'
import { showLacking } from '#test/support/left-out/show-lacking.ts'
import { randomFractions } from '#test/support/random-fractions.ts'

const FIELDS = 16
const PAIRS = 4
/** Fields of products and variants and their facts; all others are in `npm run test:long left-out`. */
const isNear = ([file, ...keys]: Path) =>
  (file === 'products' || file === 'variants') && (keys.length === 1 || (keys.length === 2 && keys[0] === 'facts'))

test('A document without one or two of its fields, drawn at random, is refused by name or shown everywhere.', async () => {
  const random = randomFractions(41)
  const fields = documentFields(fullDocument('bar', 0)).filter(isNear)
  const draw = (): Path => fields[Math.floor(random() * fields.length)] ?? []
  const single = Array.from({ length: FIELDS }, () => [draw()])
  const pairs = Array.from({ length: PAIRS }, () => [draw(), draw()])
  const documents = [...single, ...pairs].map((lacks, index) => lackingDocument('bar', index, lacks))
  const { shown, refused } = await showLacking(documents)
  expect([shown > 8, refused > 2]).toEqual([true, true])
}, 180_000)
