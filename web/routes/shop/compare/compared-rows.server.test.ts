import { expect, test } from 'vitest'
import type { Product, PropertyOption } from '#contracts/shop/product.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import { comparedGroups } from './compared-rows.server.ts'
import type { ComparedProduct } from './read-compared.server.ts'

const option = (group: string, name: string, position = 1): PropertyOption => ({
  id: `${group} ${name}`,
  groupId: group,
  name,
  position,
  translated: { name },
  group: { id: group, name: group, position: group === 'Kette' ? 1 : 2, translated: { name: group } },
})

function compared(facts: object, more: Partial<Product> = {}, rest: Partial<ComparedProduct> = {}): ComparedProduct {
  const product: Product = {
    id: 'a'.repeat(32),
    productNumber: 'A',
    name: 'A',
    calculatedPrice: { unitPrice: 0, totalPrice: 0, quantity: 1, calculatedTaxes: [] },
    customFields: { profilwerk: { priceOnRequest: true, ...facts } },
    translated: { name: 'A', description: null },
    ...more,
  }
  return { product, family: undefined, example: undefined, choices: [], passing: [], ...rest }
}

const width = (value: number) => ({ dimensions: [{ symbol: 'b', name: 'Breite', value, unit: 'mm' }] })
const widths = (min: number, max: number) => ({ ranges: [{ symbol: 'b', name: 'Breite', min, max, unit: 'mm' }] })
const rowsOf = (...products: ComparedProduct[]) => comparedGroups(products, PAGE_LANGUAGE).flatMap(({ rows }) => rows)
const row = (label: string, ...products: ComparedProduct[]) => rowsOf(...products).find((one) => one.label === label)

test('A measure of a variant is beside the range of a family, and the row differs.', () => {
  expect(row('Breite b', compared(width(17.4)), compared(widths(15, 55)))).toEqual({
    label: 'Breite b',
    values: ['17,4\u00a0mm', '15–55\u00a0mm'],
    isDiffering: true,
  })
})

test('A row that only one product has differs, a row that both share does not.', () => {
  const [first, second] = [compared(width(20)), compared({ ...width(20), technical: [{ name: 'Dichte', value: '1' }] })]
  expect(row('Breite b', first, second)?.isDiffering).toBe(false)
  expect(row('Dichte', first, second)).toEqual({ label: 'Dichte', values: ['', '1'], isDiffering: true })
})

test('A family has the choices of its variants, a variant its own option and the properties of its family.', () => {
  const chains = ['06B-1', '08B-1', '10B-1', '12B-1', '16B-1'].map((name, index) => option('Kette', name, index))
  const choices = [{ ...(chains[0]?.group as object), options: chains } as ComparedProduct['choices'][number]]
  const family = compared({}, { properties: [option('Reihen', 'einreihig')] }, { choices })
  const variant = compared({}, { parentId: 'f', options: [option('Kette', '08B-1')] }, { family: family.product })
  expect(row('Kette', family, variant)?.values).toEqual(['06B-1, 08B-1 … 16B-1 (5)', '08B-1'])
  expect(row('Reihen', family, variant)).toMatchObject({ values: ['einreihig', 'einreihig'], isDiffering: false })
})

test('Long lists of options that read the same when shortened still differ.', () => {
  const familyOf = (second: string) => {
    const options = ['a', 'b', second, 'y', 'z'].map((name, index) => option('Kette', name, index))
    return compared({}, {}, { choices: [{ ...(options[0]?.group as object), options } as never] })
  }
  const { values, isDiffering } = row('Kette', familyOf('c'), familyOf('d')) ?? {}
  expect([new Set(values).size, isDiffering]).toEqual([1, true])
})

test('A property that has the name of a field of the shop is left out.', () => {
  const prices = rowsOf(compared({}, { properties: [option('Preis', 'auf Anfrage')] })).filter(
    ({ label }) => label === 'Preis',
  )
  expect(prices).toEqual([{ label: 'Preis', values: ['Preis auf Anfrage'], isDiffering: false }])
})
