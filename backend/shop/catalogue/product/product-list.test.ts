import { describe, expect, it } from 'vitest'
import { OPTIONS, id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const numbers = async (body: object) =>
  (await ask('POST /product', { body })).json.elements.map((one: { productNumber: string }) => one.productNumber)
const equals = (field: string, value: unknown) => ({ type: 'equals', field, value })
const OF_CT = equals('parentId', id('product', 'CT'))

describe('POST /product', () => {
  it('finds the variants of a parent in their order, with options and groups', async () => {
    const { json } = await ask('POST /product', {
      body: { filter: [OF_CT], limit: 250, associations: { options: { associations: { group: {} } } } },
    })
    expect(json).toMatchObject({ entity: 'product', total: 3, page: 1, limit: 250, aggregations: [] })
    expect(json.elements.map((one: { productNumber: string }) => one.productNumber)).toEqual([
      'CT-08-GREEN',
      'CT-10-BLACK',
      'CT-10-GREEN',
    ])
    expect(json.elements[0].options[0]).toMatchObject({ name: '08B', group: { name: 'Kette' } })
    expect(json.elements[0].parentId).toBe(id('product', 'CT'))
  })

  it('finds products by option, availability and stock', async () => {
    expect(
      await numbers({ filter: [OF_CT, equals('optionIds', OPTIONS['10b']), equals('optionIds', OPTIONS.green)] }),
    ).toEqual(['CT-10-GREEN'])
    const inStock = { type: 'range', field: 'availableStock', parameters: { gte: 1 } }
    expect(await numbers({ filter: [OF_CT, equals('available', true), inStock] })).toEqual(['CT-08-GREEN'])
    expect(await numbers({ filter: [equals('available', false)] })).toEqual([])
    expect(await numbers({ filter: [OF_CT, equals('restockTime', 7)] })).toEqual(['CT-10-BLACK', 'CT-10-GREEN'])
    expect(await numbers({ filter: [equals('restockTime', null)] })).toEqual(['CT', 'CT-08-GREEN', 'SHEET'])
    expect(await numbers({ filter: [equals('propertyIds', OPTIONS.green)] })).toEqual(['BELT'])
  })

  it('finds products by ids in the given order and by a list joined with pipes', async () => {
    const [sheet, belt] = [id('product', 'SHEET'), id('product', 'BELT')]
    const { json } = await ask('POST /product', { body: { ids: [sheet, belt, id('product', 'GONE')] } })
    expect(json.elements.map((one: { id: string }) => one.id)).toEqual([sheet, belt])
    expect(json.limit).toBeNull()
    expect(
      (await numbers({ filter: [{ type: 'equalsAny', field: 'id', value: `${sheet}|${belt}` }] })).toSorted(),
    ).toEqual(['BELT', 'SHEET'])
  })

  it('sorts the products and has pages', async () => {
    const parents = { filter: [equals('parentId', null)] }
    expect(await numbers({ ...parents, sort: '-price' })).toEqual(['SHEET', 'CT', 'BELT'])
    const page = (
      await ask('POST /product', {
        body: { ...parents, sort: 'productNumber', limit: 2, page: 2, 'total-count-mode': 1 },
      })
    ).json
    expect(page).toMatchObject({ total: 3, page: 2, elements: [{ productNumber: 'SHEET' }] })
  })

  it('adds children and other requested associations', async () => {
    const { json } = await ask(
      `GET /product?ids=${id('product', 'CT')}&associations[children][associations][options][]=&associations[mainCategories][]=&associations[crossSellings][]=`,
    )
    expect(json.elements[0]).toMatchObject({
      children: [{ productNumber: 'CT-08-GREEN', options: [{ name: '08B' }, { name: 'grün' }] }, {}, {}],
      mainCategories: [{ category: { name: 'Typ CT' } }],
      crossSellings: [{ name: 'Dazu passt' }],
    })
  })

  it('names a field that products do not have', async () => {
    const { status, json } = await ask('POST /product', { body: { filter: [equals('secret', 1)] } })
    expect([status, json.errors[0].code, json.errors[0].source.pointer]).toEqual([
      400,
      'FRAMEWORK__UNMAPPED_FIELD',
      '/filter/0/field',
    ])
  })
})
