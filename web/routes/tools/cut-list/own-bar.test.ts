import { expect, test } from 'vitest'
import { readOwnCut } from './own-bar.ts'
import { parseCuts } from './parse-cuts.ts'

const read = (text: string) => parseCuts(text).map((cut) => readOwnCut(cut, 2000))

test.each(['2,5 x 100', '3 x 0.04', '4 x 0', '4 x 2000.5'])('%s is not planned, but named with a sentence', (text) =>
  expect(read(text)).toEqual([expect.stringMatching(/^\p{Lu}.*\.$/u)]),
)

test('tenths of a millimetre are planned', () => {
  expect(read('2 x 998.1, 3 x 12')).toEqual([
    { pieces: 2, length: 998.1 },
    { pieces: 3, length: 12 },
  ])
})
