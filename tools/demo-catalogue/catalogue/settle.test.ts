import { describe, expect, test } from 'vitest'
import { families } from '#tools/demo-catalogue/families/families.ts'
import { number } from '#tools/demo-catalogue/text.ts'
import { catalogueLines } from './lines.ts'
import { settle } from './settle.ts'

const { products, variants } = catalogueLines()
const product = (number: string) => products.find((line) => line.number === number)
const variant = (number: string) => variants.find((line) => line.number === number)

describe('what all variants share', () => {
  test('moves to the product: options as properties, facts as facts', () => {
    expect(product('CT-1')?.properties).toEqual(['strands/1', 'short-name/pe-uhmw', 'pfas/without', 'fixing/c-profile'])
    expect(variant('CT-08B1-SN-2000')?.options).toEqual([
      'chain/08b-1',
      'section/c30',
      'length/2000',
      'material/werkstoff-s-natur-fs',
      'colour/natural',
      'suitability/food',
    ])
    expect(product('PL-PTFE')?.facts).toMatchObject({ pfas: true, food: true })
    expect(variant('PL-PTFE-WS-10-500X1000')?.facts).not.toHaveProperty('pfas')
  })

  test('stays with the variants when they differ', () => {
    expect(product('T-1')?.facts).toMatchObject({ food: false, antistatic: false, atex: false })
    expect(variant('T-08B1-SA-2000')?.facts).toMatchObject({ antistatic: true, atex: true })
    expect(product('T-1')?.facts.documents).toEqual(['data-sheet', 'atex', 'fda', 'handling', 'product-information'])
  })
})

test('a product has a price only when all its variants have: the lowest', () => {
  const prices = variants.filter(({ parent }) => parent === 'C-ZN').map(({ price }) => price ?? Infinity)
  expect(product('C-ZN')?.price).toBe(Math.min(...prices))
  expect(product('CT-1')?.price).toBeNull()
})

test('a family whose picture is of no variant is refused', () => {
  const [family] = families
  expect(family && (() => settle({ ...family, shownBy: 'NONE' }, 1))).toThrow('T-1 has no variant NONE')
})

test('three to five highlights and at least four technical rows, in both languages', () => {
  for (const { number: article, facts } of products) {
    expect(facts.highlights?.de.length, article).toBeGreaterThanOrEqual(3)
    expect(facts.highlights?.de.length, article).toBeLessThanOrEqual(5)
    expect(facts.highlights?.en.length, article).toBe(facts.highlights?.de.length)
    expect(facts.technical?.length, article).toBeGreaterThanOrEqual(4)
  }
})

test('pictures of what is cut to length say how long the bar is', () => {
  const cut = families.flatMap((family) => family.variants).filter(({ facts }) => facts.cut)
  const told = cut.map(({ picture }) => picture.dimensions?.find(({ along }) => along === 'y')?.text)
  expect(told).toEqual(cut.map(({ facts }) => number(facts.cut?.bar ?? 0).de))
})

test('a guide with a foot is shown in its steel profile, the others alone', () => {
  expect(product('CTU-2')?.picture.solids.map(({ material }) => material)).toEqual(['steel', 'pe'])
  expect(product('TU-2')?.picture.solids.map(({ material }) => material)).toEqual(['pe'])
})
