import { expect, test } from 'vitest'
import { prismOf, prismsEnvelope } from '#drawing/export/prism.ts'
import { CHAINS, toothWidth } from '#tools/demo-catalogue/geometry/chains.ts'
import { catalogueLines } from './lines.ts'

const { products, variants } = catalogueLines()
const sizeOf = ({ facts }: (typeof variants)[number], letter: string) =>
  facts.dimensions?.find(({ symbol }) => symbol === letter)?.value

test.each(['KL', 'KO'])('The height in the table of %s is that of its model.', (product) => {
  const own = variants.filter(({ parent }) => parent === product)
  expect(own).toHaveLength(8)
  for (const variant of own) {
    const { min, max } = prismsEnvelope((variant.facts.model ?? []).map(prismOf))
    expect(sizeOf(variant, 'h'), variant.number).toBeCloseTo(max[2] - min[2], 2)
  }
})

test.each([
  ['06B', 5.31],
  ['08B', 7.2],
  ['10B', 9.16],
  ['12B', 11.09],
  ['16B', 16.16],
] as const)('Teeth of sprockets for %s are %d mm wide: ISO 606, 0.93 or 0.95 of the inner width.', (chain, width) => {
  const { pitch, innerWidth } = CHAINS[chain]
  const largest = innerWidth * (pitch > 12.7 ? 0.95 : 0.93)
  expect(toothWidth(chain)).toBe(width)
  expect(largest - width).toBeGreaterThanOrEqual(0)
  expect(largest - width).toBeLessThan(0.01)
  const sprockets = variants.filter(({ number }) => number.startsWith(`KR-${chain}1-`))
  expect(sprockets.length).toBeGreaterThan(10)
  for (const sprocket of sprockets) expect(sizeOf(sprocket, 'b'), sprocket.number).toBe(width)
})

test('A product with bars beyond the end of ISO 2768-1 claims it up to 4 000 mm only.', () => {
  const isLong = (number: string) =>
    variants.some(({ parent, facts }) => parent === number && (facts.cut?.bar ?? 0) > 4000)
  const long = products.filter(({ number }) => isLong(number))
  expect(long.map(({ number }) => number).toSorted()).toEqual(['C-VA', 'C-ZN'])
  for (const product of long) {
    const claims = JSON.stringify(product).match(/"[^"]*ISO\u00a0?\s?2768-1[^"]*"/g) ?? []
    expect(claims.length, product.number).toBeGreaterThan(0)
    for (const claim of claims) expect(claim).toContain('4\u00a0000')
  }
})
