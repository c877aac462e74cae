import { describe, expect, it } from 'vitest'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const LISTS = [
  'optionIds',
  'options.id',
  'propertyIds',
  'properties.id',
  'categoryIds',
  'categoryTree',
  'categories.id',
]
const range = (field: string, parameters: object) => ({ filter: [{ type: 'range', field, parameters }] })

describe('Criteria of a hostile client:', () => {
  it.each(LISTS)('a range of %s is a range of its ids', async (field) => {
    const { status, json } = await ask('POST /product', { body: range(field, { gte: '0', lt: 'g' }) })
    expect(status).toBe(200)
    expect(json.total).toBeGreaterThan(0)
    expect((await ask('POST /product', { body: range(field, { gt: 'g' }) })).json.total).toBe(0)
  })

  it.each([
    ['POST /category', 'type'],
    ['POST /seo-url', 'isCanonical'],
    ['POST /seo-url', 'salesChannelId'],
    ['POST /country', 'shippingAvailable'],
    ['POST /product', 'optionIds'],
    ['POST /product', 'price'],
  ])('%s can be sorted by %s, even if it is the same in every row', async (operation, field) => {
    expect((await ask(operation, { body: { sort: [{ field, order: 'DESC' }] } })).status).toBe(200)
  })

  it.each(['-271821-04-20', '+275760-09-13', '0000-06-01', 'tomorrow'])('the date %s is refused', async (gte) => {
    const { status, json } = await ask('POST /product', { body: range('createdAt', { gte }) })
    expect([status, json.errors[0].source.pointer]).toEqual([400, '/filter/0/parameters/gte'])
  })

  it('all rows are counted also for a page after the last', async () => {
    const body = { limit: 2, page: 400, 'total-count-mode': 1 }
    const { json } = await ask('POST /product', { body })
    expect(json.elements).toEqual([])
    expect(json.total).toBe((await ask('POST /product', { body: { ...body, page: 1 } })).json.total)
  })

  it('a listing has the bounds of criteria', async () => {
    const properties = Array.from({ length: 501 }, String).join('|')
    const address = `POST /product-listing/${id('category', 'guides')}`
    const { status, json } = await ask(address, { body: { properties } })
    expect([status, json.errors[0].source.pointer]).toEqual([400, '/properties'])
  })
})
