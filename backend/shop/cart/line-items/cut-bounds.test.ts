import { describe, expect, it } from 'vitest'
import { cutProblem } from './cut-bounds.ts'

const cut = { min: 55, max: 6000, step: 10, bar: 6000, kerf: 4, tolerance: '' }
const format = { strength: 2.5, width: { min: 50, max: 1000 }, length: { min: 60, max: 2000 }, step: 5 }

describe('cutProblem', () => {
  it.each([55, 65, 5995])('accepts %d mm, a step counted from the smallest length', (cut_length) => {
    expect(cutProblem({ cut_length }, { cut })).toBeUndefined()
  })

  it.each([54, 60, 6005, 65.5, 0, -65, Number.NaN])('refuses %d mm and names the bounds', (cut_length) => {
    expect(cutProblem({ cut_length }, { cut })).toMatchObject({ field: 'cut_length', min: 55, max: 6000, step: 10 })
  })

  it('accepts whole bars and sheets, too', () => {
    expect(cutProblem({}, { cut })).toBeUndefined()
    expect(cutProblem({}, { format })).toBeUndefined()
  })

  it('refuses a cut of a product that is not cut', () => {
    expect(cutProblem({ cut_length: 100 }, { format })).toMatchObject({ field: 'cut_length' })
    const plastic_format = { strength: 2.5, width: 100, length: 100 }
    expect(cutProblem({ plastic_format }, { cut })).toMatchObject({ field: 'plastic_format' })
  })

  it.each([
    [{ strength: 2.5, width: 50, length: 2000 }, undefined],
    [{ strength: 2, width: 50, length: 2000 }, 'plastic_format/strength'],
    [{ strength: 2.5, width: 1005, length: 2000 }, 'plastic_format/width'],
    [{ strength: 2.5, width: 50, length: 59 }, 'plastic_format/length'],
    [{ strength: 2.5, width: 52, length: 59 }, 'plastic_format/width'],
  ])('reports %o', (plastic_format, field) => {
    expect(cutProblem({ plastic_format }, { format })?.field).toBe(field)
  })
})
