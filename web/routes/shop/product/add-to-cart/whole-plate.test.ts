import { expect, test } from 'vitest'
import { followPlate, typedSides, wholePlate } from './whole-plate.ts'

const format = (width: number, length: number) => ({
  strength: 10,
  width: { min: 20, max: width },
  length: { min: 20, max: length },
  step: 1,
})
const [large, small] = [format(1000, 2000), format(500, 1000)]

test('sides that no visitor typed are those of the chosen whole sheet', () => {
  const rendered = wholePlate(large)
  expect(typedSides(rendered, rendered)).toEqual([])
  expect(followPlate(rendered, new Set(), small)).toEqual({ width: '500', length: '1000' })
  expect(followPlate(wholePlate(small), new Set(), large)).toEqual({ width: '1000', length: '2000' })
})

test('a typed side stays, also on a sheet that is too small for it', () => {
  const now = { width: '700', length: '2000' }
  expect(typedSides(now, wholePlate(large))).toEqual(['width'])
  expect(followPlate(now, new Set(['width']), small)).toEqual({ width: '700', length: '1000' })
})

test('a typed side stays as it was typed when it was a whole side in between', () => {
  const now = { width: '500', length: '1000' }
  expect(followPlate(now, new Set(['width']), large)).toEqual({ width: '500', length: '2000' })
})

test('an emptied side stays empty', () => {
  const now = { width: '1000', length: '' }
  expect(typedSides(now, wholePlate(large))).toEqual(['length'])
  expect(followPlate(now, new Set(['length']), small)).toEqual({ width: '500', length: '' })
})

test('what is not a sheet has no sides', () => {
  expect(followPlate({ width: '1000', length: '2000' }, new Set(), undefined)).toEqual({ width: '', length: '' })
})
