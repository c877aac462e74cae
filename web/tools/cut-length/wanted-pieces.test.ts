import { expect, it } from 'vitest'
import { wantedPieces } from './wanted-pieces.ts'

const cut = { min: 20, max: 6000, step: 1, bar: 6000, kerf: 4, tolerance: '' }

it('lengths are kept within the bounds and empty rows are left out', () => {
  const rows = [
    { length: '9000', pieces: '4' },
    { length: '', pieces: '3' },
    { length: '1250', pieces: '' },
    { length: '-7', pieces: '2,9' },
  ]
  expect(wantedPieces(cut, rows)).toEqual([
    { length: 6000, pieces: 4 },
    { length: 1250, pieces: 1 },
    { length: 20, pieces: 2 },
  ])
})
