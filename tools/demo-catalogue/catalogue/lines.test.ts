import { expect, test } from 'vitest'
import type { z } from 'zod'
import { catalogueFiles } from '#backend/shop/import/format.ts'
import { optionKey } from '#tools/demo-catalogue/options/option.ts'
import { families } from '#tools/demo-catalogue/families/families.ts'
import { catalogueLines } from './lines.ts'

const lines = catalogueLines()
const { products, variants, categories } = lines
const schemas = new Map<string, z.ZodType>(Object.entries(catalogueFiles))

test.each(Object.entries(lines))('every line of %s has the import format', (file, own) => {
  for (const line of own) expect(schemas.get(file)?.safeParse(line)).toMatchObject({ success: true })
})

test('product numbers are unique', () => {
  const numbers = [...products, ...variants].map(({ number }) => number)
  expect(numbers.length).toBe(new Set(numbers).size)
})

test('slugs are unique among siblings and among products, in each language', () => {
  for (const language of ['de', 'en', 'nl', 'cs'] as const) {
    const paths = categories.map(({ parent, slug }) => `${parent}/${slug[language]}`)
    expect(paths.length).toBe(new Set(paths).size)
    const slugs = products.map(({ slug }) => slug[language])
    expect(slugs.length).toBe(new Set(slugs).size)
  }
})

test('every reference resolves', () => {
  const productNumbers = new Set(products.map(({ number }) => number))
  const variantNumbers = new Set(variants.map(({ number }) => number))
  const categoryKeys = new Set<string>()
  for (const { key, parent } of categories) {
    expect(parent === null || categoryKeys.has(parent), key).toBe(true)
    categoryKeys.add(key)
  }
  const deliveryTimes = new Set(lines['delivery-times'].map(({ key }) => key))
  const options = new Set(
    lines['property-groups'].flatMap((group) => group.options.map((option) => `${group.key}/${option.key}`)),
  )
  for (const product of products) {
    for (const category of product.categories) expect(categoryKeys, product.number).toContain(category)
    for (const { products: others } of product.crossSelling)
      for (const other of others) expect(productNumbers, product.number).toContain(other)
    for (const property of product.properties) expect(options, product.number).toContain(property)
  }
  for (const variant of variants) {
    expect(productNumbers).toContain(variant.parent)
    expect(deliveryTimes).toContain(variant.deliveryTime)
    for (const option of [...variant.options, ...(variant.properties ?? [])])
      expect(options, variant.number).toContain(option)
    for (const profile of variant.facts.cProfiles ?? []) expect(variantNumbers, variant.number).toContain(profile)
  }
})

test('the variants of a product have the same option groups and dimension columns, and differ in their options', () => {
  for (const { number } of products) {
    const own = variants.filter(({ parent }) => parent === number)
    const groups = own.map(({ options }) => options.map((option) => option.split('/')[0]).join())
    expect(new Set(groups).size, number).toBe(1)
    const columns = own.map(({ facts }) => facts.dimensions?.map(({ symbol }) => symbol).join())
    expect(new Set(columns).size, number).toBe(1)
    expect(new Set(own.map(({ options }) => options.join())).size, number).toBe(own.length)
  }
})

test('the variants of a product have each combination of their options, so that no choice leads nowhere', () => {
  for (const { number } of products) {
    const own = variants.filter(({ parent }) => parent === number)
    const choices = Map.groupBy(
      own.flatMap(({ options }) => options),
      (option) => option.split('/')[0],
    )
    const combinations = [...choices.values()].reduce((product, options) => product * new Set(options).size, 1)
    expect([number, own.length]).toEqual([number, combinations])
  }
})

test('an option has the same name everywhere', () => {
  const names = new Map<string, string>()
  const all = families.flatMap(({ properties = [], variants: own }) => [
    ...properties,
    ...own.flatMap((v) => [...v.options, ...v.properties]),
  ])
  for (const option of all) {
    const name = JSON.stringify(option.name)
    expect(names.get(optionKey(option)) ?? name).toBe(name)
    names.set(optionKey(option), name)
  }
})

test('names, highlights and technical data are in every language', () => {
  const texts = [
    ...lines['property-groups'].flatMap(({ name, options }) => [name, ...options.map((option) => option.name)]),
    ...lines['delivery-times'].map(({ name }) => name),
    ...categories.flatMap(({ name, description, slug }) => [name, description, slug]),
    ...products.flatMap(({ name, slug, facts, crossSelling }) => [
      name,
      slug,
      facts.highlights,
      ...(facts.technical ?? []).flatMap((row) => [row.name, row.value]),
      ...crossSelling.map((list) => list.name),
    ]),
    ...variants.flatMap(({ facts }) => (facts.dimensions ?? []).map(({ name }) => name)),
  ]
  expect(texts.filter((text) => text?.nl === undefined || text.cs === undefined)).toEqual([])
})

test('a material grade has its name in each language', () => {
  const grades = lines['property-groups'].find(({ key }) => key === 'material')?.options ?? []
  expect(grades.find(({ key }) => key === 'werkstoff-s-schwarz')?.name).toEqual({
    de: 'Werkstoff S schwarz',
    en: 'Material S black',
    nl: 'Materiaal S zwart',
    cs: 'Materiál S černý',
  })
  expect(JSON.stringify(lines).match(/"(en|nl|cs)":"[^"]*Werkstoff S/)).toBeNull()
})

test('Czech texts have a no-break space after words of one letter', () => {
  const czech = [...JSON.stringify(lines).matchAll(/"cs":"([^"]*)"/g)].map(([, text = '']) => text)
  expect(czech.length).toBeGreaterThan(1_000)
  expect(czech.filter((text) => /(?<![\p{L}\d.])[ksvzouia] (?=\S)/u.test(text))).toEqual([])
})

test('no two dimensions of a variant have the same letter', () => {
  const doubled = lines.variants.filter(({ facts }) => {
    const letters = facts.dimensions?.map(({ symbol }) => symbol) ?? []
    return new Set(letters).size < letters.length
  })
  expect(doubled.map(({ number }) => number)).toEqual([])
})
