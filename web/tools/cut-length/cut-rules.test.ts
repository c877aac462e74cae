import { describe, expect, it } from 'vitest'
import { checkLength, checkPieces, nearestLength, usualLengths, type Cut } from './cut-rules.ts'

const cut: Cut = { min: 20, max: 6000, step: 1, bar: 6000, kerf: 4, tolerance: 'ISO 2768-1 c' }

describe('checkLength', () => {
  it.each([
    [20, undefined],
    [6000, undefined],
    [19, 'below-min'],
    [-5, 'below-min'],
    [6001, 'above-max'],
    [1250.5, 'not-whole'],
    [Number.POSITIVE_INFINITY, 'not-whole'],
    [Number.NaN, 'missing'],
  ])('%d mm is checked as: %s', (length, error) => expect(checkLength(cut, length)).toBe(error))

  it('counts the step from the smallest length', () => {
    const coarse = { ...cut, min: 30, step: 50 }
    expect(checkLength(coarse, 80)).toBeUndefined()
    expect(checkLength(coarse, 100)).toBe('off-step')
  })
})

describe('checkPieces', () => {
  it.each([
    [1, undefined],
    [100_000, undefined],
    [0, 'below-min'],
    [100_001, 'above-max'],
    [1.5, 'not-whole'],
    [Number.NaN, 'missing'],
  ])('a quantity of %d is checked as: %s', (pieces, error) => expect(checkPieces(pieces)).toBe(error))
})

describe('nearestLength', () => {
  it.each([
    [9000, 6000],
    [3, 20],
    [1250.4, 1250],
    [Number.NaN, 20],
  ])('%d mm is drawn as %d mm', (length, drawn) => expect(nearestLength(cut, length)).toBe(drawn))

  it('can always be cut', () => {
    const coarse = { ...cut, min: 30, max: 1000, step: 60 }
    for (let length = 0; length < 1100; length += 7) {
      expect(checkLength(coarse, nearestLength(coarse, length))).toBeUndefined()
    }
  })
})

describe('usualLengths', () => {
  it('offers at most six lengths, all of which can be cut', () => {
    expect(usualLengths(cut)).toEqual([500, 1000, 1250, 2000, 3000, 6000])
    expect(usualLengths({ ...cut, max: 2000 })).toEqual([100, 250, 500, 1000, 1250, 2000])
    expect(usualLengths({ ...cut, min: 0, step: 500, max: 2000 })).toEqual([500, 1000, 2000])
  })
})
