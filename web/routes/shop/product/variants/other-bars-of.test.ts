import { expect, test } from 'vitest'
import { otherBarsOf } from './other-bars-of.ts'
import type { TableVariant } from './variant.ts'

const variant = (chain: string, colour: string, bar: number) =>
  ({
    number: `${chain}-${colour}-${bar}`,
    cells: [chain, `${bar} mm`, colour],
    cut: { bar },
  }) as unknown as TableVariant
const variants = ['08B', '10B'].flatMap((chain) =>
  ['green', 'black'].flatMap((colour) => [2000, 3000].map((bar) => variant(chain, colour, bar))),
)

test('another stock length is of the same chain and colour', () => {
  expect(otherBarsOf(variants[0], variants).map(({ number }) => number)).toEqual(['08B-green-3000'])
})

test('nothing is offered for a variant that is not cut, or while none is chosen', () => {
  expect(otherBarsOf({ ...variants[0], cut: undefined } as TableVariant, variants)).toEqual([])
  expect(otherBarsOf(undefined, variants)).toEqual([])
})
