import { expect, test } from 'vitest'
import { supplyOf, supplySchema } from './supply.ts'

const rules = supplySchema.parse({
  threeWeeks: [{ from: { diameter: 100 } }],
  nineDays: [
    { from: { diameter: 50 }, materials: ['werkstoff-s-schwarz'] },
    { from: { length: 3000 }, below: { diameter: 20 } },
  ],
  stock: [5, 9],
})

const timeOf = (diameter: number, length: number, material: string) =>
  supplyOf(rules, { number: 'X-1', sizes: { diameter, length }, material }).deliveryTime

test('the stock of a product number is the same every time and within the bounds', () => {
  const variant = { number: 'X-1', sizes: { diameter: 10, length: 1000 }, material: 'murpec-natur-fs' }
  const { stock } = supplyOf(rules, variant)
  expect(supplyOf(rules, variant).stock).toBe(stock)
  expect(stock).toBeGreaterThanOrEqual(5)
  expect(stock).toBeLessThanOrEqual(9)
})

test('a variant that is not in stock has no stock', () => {
  const variant = { number: 'X-1', sizes: { diameter: 100, length: 1000 }, material: 'murpec-natur-fs' }
  expect(supplyOf(rules, variant)).toEqual({ stock: 0, deliveryTime: 'three-weeks' })
})

test('all bounds and the material of a condition must be met', () => {
  expect(timeOf(50, 1000, 'werkstoff-s-schwarz')).toBe('nine-days')
  expect(timeOf(50, 1000, 'werkstoff-s-gruen')).toBe('stock')
  expect(timeOf(49, 1000, 'werkstoff-s-schwarz')).toBe('stock')
  expect(timeOf(19, 3000, 'werkstoff-s-gruen')).toBe('nine-days')
  expect(timeOf(20, 3000, 'werkstoff-s-gruen')).toBe('stock')
})

test('made to order overrules nine days', () => {
  expect(timeOf(100, 1000, 'werkstoff-s-schwarz')).toBe('three-weeks')
})
