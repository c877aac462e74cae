import { expect, test } from 'vitest'
import { totalMetres } from './request-summary.ts'

test.each([
  [[], undefined],
  [[{ length: '1250', pieces: '4' }], 5],
  [
    [
      { length: '1 250', pieces: '4' },
      { length: '500', pieces: '1' },
    ],
    5.5,
  ],
  [[{ length: '', pieces: '4' }], undefined],
])('%o is %s m', (cuts, metres) => expect(totalMetres({ cuts })).toBe(metres))
