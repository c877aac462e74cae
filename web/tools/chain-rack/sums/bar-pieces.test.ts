import { expect, test } from 'vitest'
import { randomFractions } from '#test/support/random-fractions.ts'
import { barPieces, jointsOf, meetingJoints } from './bar-pieces.ts'
import { up } from './rounding.ts'

const lengthOf = (pieces: ReturnType<typeof barPieces>) =>
  pieces.reduce((sum, { length, pieces: count }) => sum + length * count, 0)

test('whole bars and a rest, and a short rest shares its length with the bar before it', () => {
  expect(barPieces(3060, 2000)).toEqual([
    { length: 2000, pieces: 1 },
    { length: 1060, pieces: 1 },
  ])
  expect(barPieces(6000, 3000)).toEqual([{ length: 3000, pieces: 2 }])
  expect(barPieces(12_180, 2000)).toEqual([
    { length: 2000, pieces: 5 },
    { length: 1090, pieces: 2 },
  ])
  expect(barPieces(3060, 3000)).toEqual([{ length: 1530, pieces: 2 }])
  expect(barPieces(120, 2000)).toEqual([{ length: 120, pieces: 1 }])
})

test('pieces cover the length with less than two millimetres too much, in as many bars as the sums say', () => {
  const random = randomFractions(20_261_122)
  for (let run = 0; run < 2000; run++) {
    const stock = [2000, 3000, 6000][run % 3] ?? 2000
    const length = 20 + random() * 40_000
    const pieces = barPieces(length, stock)
    const extra = lengthOf(pieces) - length
    expect(extra >= -1e-6 && extra < 2, `${length} of ${stock}: ${JSON.stringify(pieces)}`).toBe(true)
    expect(pieces.reduce((sum, { pieces: count }) => sum + count, 0)).toBe(up(length / stock))
    expect(pieces.every((one) => one.length <= stock && Number.isInteger(one.length))).toBe(true)
  }
})

test('joints of guide and C-profile that meet are found', () => {
  expect(jointsOf(barPieces(7000, 2000))).toEqual([2000, 4000, 6000])
  expect(meetingJoints(barPieces(7000, 2000), barPieces(7000, 3000))).toEqual([6000])
  expect(meetingJoints(barPieces(7000, 3000), barPieces(7000, 2000))).toEqual([6000])
  expect(meetingJoints(barPieces(5000, 2000), barPieces(5000, 3000))).toEqual([])
})
