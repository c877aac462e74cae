import { expect, it } from 'vitest'
import { wantedPieces } from './wanted-pieces.ts'

const cut = { min: 20, max: 6000, step: 1, bar: 6000, kerf: 4, tolerance: '' }

it('a length that cannot be cut is left out, pieces are at least one', () => {
  const rows = [
    { length: '9000', pieces: '4' },
    { length: '', pieces: '3' },
    { length: '1.250', pieces: '' },
    { length: '-7', pieces: '3' },
    { length: '500,5', pieces: '3' },
    { length: '340', pieces: '2,9' },
  ]
  expect(wantedPieces(cut, rows)).toEqual([
    { length: 1250, pieces: 1 },
    { length: 340, pieces: 2 },
  ])
})
