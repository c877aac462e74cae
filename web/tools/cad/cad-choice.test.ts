import { describe, expect, test } from 'vitest'
import { readCadChoice, type CadCarrier, type CadPart } from './cad-choice.ts'
import { cadFileName, cadWeight, composeCadModel } from './compose-cad-model.ts'

const GUIDE: CadPart = {
  id: '1',
  number: 'T-06B1/S',
  name: 'Guide',
  solids: [
    {
      outline: [
        [-5, 0],
        [5, 0],
        [5, 8],
        [-5, 8],
      ],
      holes: [],
      axis: 'y',
      from: 0,
      length: 2000,
      at: [0, 0, 0],
      material: 'pe',
    },
  ],
  dimensions: [],
  cut: { min: 20, max: 2000, step: 5, bar: 2000, kerf: 4, tolerance: '± 3 mm' },
  format: undefined,
  weight: 2,
}
const SHEET: CadPart = {
  ...GUIDE,
  number: 'PL-8',
  cut: undefined,
  format: { strength: 8, width: { min: 20, max: 1000 }, length: { min: 20, max: 2000 }, step: 1 },
}
const CARRIER: CadCarrier = {
  id: 'c',
  number: 'C20-ZN',
  name: 'C-profile',
  options: [],
  solids: GUIDE.solids.map((solid) => ({
    ...solid,
    outline: [
      [-8, 0],
      [8, 0],
      [8, 2],
      [-8, 2],
    ],
    material: 'steel',
  })),
  cut: { min: 20, max: 2000, step: 5, bar: 2000, kerf: 4, tolerance: '± 1,2 mm' },
  weight: 4,
}
const read = (part: CadPart, query: string) => readCadChoice(part, [CARRIER], new URLSearchParams(query))

describe('The choice of an address', () => {
  test('is the stock length without one.', () => {
    expect(read(GUIDE, '')).toEqual({ choice: { length: 2000, width: undefined, carrier: undefined }, errors: {} })
    expect(read(SHEET, '').choice).toMatchObject({ length: 2000, width: 1000 })
  })

  test.each([
    ['length=10', { length: 'below-min' }],
    ['length=2005', { length: 'above-max' }],
    ['length=22', { length: 'off-step' }],
    ['length=abc', { length: 'not-whole' }],
    ['length=1e3.5', { length: 'not-whole' }],
    ['width=5', { width: 'not-possible' }],
    ['c-profile=x', { 'c-profile': 'unknown' }],
    ['length=100&c-profile=c', {}],
  ])('%s has the errors %j.', (query, errors) => expect(read(GUIDE, query).errors).toEqual(errors))
})

describe('The model', () => {
  test('has the chosen length, and the C-profile below the part.', () => {
    const { choice } = read(GUIDE, 'length=1250&c-profile=c')
    const { name, parts } = composeCadModel(GUIDE, choice)
    expect(name).toBe('T-06B1-S+C20-ZN_1250mm')
    expect(parts.map(({ number, solids }) => [number, solids[0]?.length])).toEqual([
      ['T-06B1/S', 1250],
      ['C20-ZN', 1250],
    ])
    expect(parts[1]?.solids[0]?.at).toEqual([0, 0, -2])
    expect(cadWeight(GUIDE, choice)).toBe(1.25 + 2.5)
  })

  test('of a sheet has the chosen width and length.', () => {
    const { choice } = read(SHEET, 'length=500&width=300')
    expect(composeCadModel(SHEET, choice).parts[0]?.solids[0]).toMatchObject({
      outline: [
        [-150, 0],
        [150, 0],
        [150, 8],
        [-150, 8],
      ],
      length: 500,
    })
    expect(cadFileName(SHEET, choice)).toBe('PL-8_300x500mm')
    expect(cadWeight(SHEET, choice)).toBeCloseTo(0.15, 9)
  })
})
