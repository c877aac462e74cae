import { describe, expect, it } from 'vitest'
import { applyIncludes, readIncludes } from './includes.ts'
import { struct } from '#backend/http/struct.ts'

describe('applyIncludes', () => {
  it('keeps the named properties of plain objects at each level and filters structs by their own type', () => {
    const price = struct('calculated_price', { unitPrice: 1, quantity: 2 })
    const answer = struct('product', { id: 'a', facts: { deep: { x: 1, y: 2 }, flat: 3 }, price })
    const includes = { product: ['facts.deep.x', 'price'], calculated_price: ['unitPrice'] }
    expect(applyIncludes(answer, includes)).toEqual({
      apiAlias: 'product',
      facts: { deep: { x: 1 } },
      price: { apiAlias: 'calculated_price', unitPrice: 1 },
    })
  })
})

describe('Translated texts', () => {
  const answer = struct('product', { id: 'a', name: null, translated: { name: 'Guide', description: 'Long' } })

  it('are empty if only the dotted name is requested', () => {
    expect(applyIncludes(answer, { product: ['id', 'translated.name'] })).toEqual({
      apiAlias: 'product',
      id: 'a',
      translated: [],
    })
  })

  it('are kept if their bare name is requested, too', () => {
    expect(applyIncludes(answer, { product: ['name', 'translated.name'] })).toEqual({
      apiAlias: 'product',
      name: null,
      translated: { name: 'Guide' },
    })
  })
})

describe('readIncludes', () => {
  it('reads lists and comma-separated texts and ignores other values', () => {
    expect(readIncludes({ product: ['id', 5, null], media: 'url,alt', other: { toString: 1 } })).toEqual({
      product: ['id'],
      media: ['url', 'alt'],
      other: [],
    })
    expect(readIncludes('product')).toEqual({})
  })

  it.each([
    ['types', Object.fromEntries(Array.from({ length: 51 }, (_, i) => [i, []])), '/includes'],
    ['names', { product: Array.from({ length: 101 }, String) }, '/includes/product'],
    ['letters', { product: ['x'.repeat(256)] }, '/includes/product'],
  ])('refuses too many %s', (_, includes, pointer) => {
    expect(() => readIncludes(includes)).toThrowError(
      expect.objectContaining({ status: 400, errors: [expect.objectContaining({ source: { pointer } })] }),
    )
  })
})
