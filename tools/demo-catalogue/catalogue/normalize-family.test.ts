import { describe, expect, test } from 'vitest'
import { families } from '#tools/demo-catalogue/families/families.ts'
import { formatDecimal } from '#tools/demo-catalogue/text.ts'
import { catalogueLines } from './lines.ts'
import { normalizeFamily } from './normalize-family.ts'

const { products, variants } = catalogueLines()
const product = (number: string) => products.find((line) => line.number === number)
const variant = (number: string) => variants.find((line) => line.number === number)

describe('a family', () => {
  test('options and facts move to the product if all variants share them', () => {
    expect(product('CT-1')?.properties).toEqual([
      'strands/1',
      'family/werkstoff-s',
      'short-name/pe-uhmw',
      'pfas/without',
      'fixing/c-profile',
    ])
    expect(variant('CT-08B1-SN-2000')?.options).toEqual(['chain/08b-1', 'length/2000', 'material/werkstoff-s-natur-fs'])
    expect(variant('CT-08B1-SN-2000')?.properties).toEqual(['section/c30', 'colour/natural', 'suitability/food'])
    expect(variants.find(({ parent }) => parent === 'SB')).not.toHaveProperty('properties')
    expect(product('PL-PTFE')?.facts).toMatchObject({ pfas: true, food: true })
    expect(variant('PL-PTFE-WS-10-500X1000')?.facts).not.toHaveProperty('pfas')
  })

  test('options and facts stay with the variants if they differ', () => {
    expect(product('T-1')?.facts).toMatchObject({ food: false, antistatic: false, atex: false })
    expect(variant('T-08B1-SA-2000')?.facts).toMatchObject({ antistatic: true, atex: true })
    expect(product('T-1')?.facts.documents).toEqual(['data-sheet', 'atex', 'fda', 'handling', 'product-information'])
  })
})

test('a product has the lowest price of its variants, and none unless all variants have one', () => {
  const prices = variants.filter(({ parent }) => parent === 'C-ZN').map(({ price }) => price ?? Infinity)
  expect(product('C-ZN')?.price).toBe(Math.min(...prices))
  expect(product('CT-1')?.price).toBeNull()
})

test('a family is rejected if the number for its picture is not that of a variant', () => {
  const [family] = families
  expect(family && (() => normalizeFamily({ ...family, pictureOf: 'NONE' }, 1))).toThrow('T-1 has no variant NONE')
})

test('a product has three to five highlights and at least four technical rows in both languages', () => {
  for (const { number, facts } of products) {
    expect(facts.highlights?.de?.length, number).toBeGreaterThanOrEqual(3)
    expect(facts.highlights?.de?.length, number).toBeLessThanOrEqual(5)
    expect(facts.highlights?.en?.length, number).toBe(facts.highlights?.de?.length)
    expect(facts.technical?.length, number).toBeGreaterThanOrEqual(4)
  }
})

test('the picture of a bar gives the length of the whole bar', () => {
  const cut = families.flatMap((family) => family.variants).filter(({ facts }) => facts.cut)
  const texts = cut.map(({ picture }) => picture.dimensions?.find(({ along }) => along === 'y')?.text)
  expect(texts).toEqual(cut.map(({ facts }) => formatDecimal(facts.cut?.bar ?? 0).de))
})

test('only a guide with a foot is drawn in its steel profile', () => {
  expect(product('CTU-2')?.picture.solids.map(({ material }) => material)).toEqual(['steel', 'pe'])
  expect(product('TU-2')?.picture.solids.map(({ material }) => material)).toEqual(['pe'])
})
