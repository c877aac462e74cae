import { describe, expect, it } from 'vitest'
import { id, OPTIONS } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const [CHAIN, COLOUR] = [id('property-group', 'chain'), id('property-group', 'colour')]

const find = (body: object, number = 'CT') => ask(`POST /product/${id('product', number)}/find-variant`, { body })
const found = async (body: object) => (await find(body)).json
const code = async (body: object, number?: string) => {
  const { status, json } = await find(body, number)
  return [status, json.errors[0].code]
}

describe('POST /product/{productId}/find-variant', () => {
  it('finds the variant with all options, by their groups or as a list', async () => {
    const options = { [CHAIN]: OPTIONS['10b'], [COLOUR]: OPTIONS.green }
    const combination = {
      variantId: id('product', 'CT-10-GREEN'),
      options,
      apiAlias: 'shopware_core_content_product_sales_channel_find_variant_found_combination',
    }
    expect(await found({ options, switchedGroup: COLOUR })).toEqual({ ...combination, foundCombination: combination })
    const list = Object.values(options)
    expect(await found({ options: list })).toMatchObject({ variantId: combination.variantId, options: list })
  })

  it('leaves out options of other groups than the switched one', async () => {
    const options = { [CHAIN]: OPTIONS['08b'], [COLOUR]: OPTIONS.black }
    expect(await found({ options, switchedGroup: COLOUR })).toMatchObject({
      variantId: id('product', 'CT-10-BLACK'),
      options: { [COLOUR]: OPTIONS.black },
    })
    expect(await found({ options, switchedGroup: CHAIN })).toMatchObject({
      variantId: id('product', 'CT-08-GREEN'),
      options: { [CHAIN]: OPTIONS['08b'] },
    })
    const list = await found({ options: Object.values(options) })
    expect([list.variantId, list.options]).toEqual([id('product', 'CT-10-BLACK'), { 1: OPTIONS.black }])
  })

  it('finds the first variant without options', async () => {
    for (const body of [{}, { options: [] }, { options: null }])
      expect((await found(body)).variantId).toBe(id('product', 'CT-08-GREEN'))
  })

  it('refuses options that no variant has, products without variants, and other shapes', async () => {
    const { json } = await find({ options: { [COLOUR]: OPTIONS.pe } })
    const options = JSON.stringify({ [COLOUR]: OPTIONS.pe })
    expect(json.errors[0]).toMatchObject({
      status: '404',
      code: 'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
      meta: { parameters: { productId: id('product', 'CT'), options } },
    })
    expect(await code({ options: [] }, 'SHEET')).toEqual([404, 'CONTENT__PRODUCT_VARIANT_NOT_FOUND'])
    expect(await code({ options: [] }, 'CT-08-GREEN')).toEqual([404, 'CONTENT__PRODUCT_VARIANT_NOT_FOUND'])
    for (const wrong of ['text', [7], { [COLOUR]: [OPTIONS.green] }, Array.from({ length: 501 }, String)])
      expect(await code({ options: wrong })).toEqual([400, 'PRODUCT_INVALID_OPTIONS_PARAMETER'])
    const malformed = await ask('POST /product/ct/find-variant', { body: {} })
    expect([malformed.status, malformed.json.errors[0].code]).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })

  it('has a GET twin', async () => {
    const path = `GET /product/${id('product', 'CT')}/find-variant?options[${COLOUR}]=${OPTIONS.black}`
    expect((await ask(path)).json.variantId).toBe(id('product', 'CT-10-BLACK'))
  })
})

describe('GET /product/purchase-limit', () => {
  const limits = (query: string) => ask(`GET /product/purchase-limit${query}`)

  it('has the products that exist, in their order', async () => {
    const [first, second] = [id('product', 'BELT'), id('product', 'CT-08-GREEN')]
    const { json } = await limits(`?ids[]=${first}&ids[]=${second}&ids[]=${id('product', 'GONE')}`)
    expect(json.map(({ productId, stock }: Record<string, unknown>) => [productId, stock])).toEqual([
      [first, 0],
      [second, 5],
    ])
  })

  it('requires ids', async () => {
    for (const query of ['', '?ids=', '?ids[]=']) {
      const { status, json } = await limits(query)
      expect([status, json.errors[0].code]).toEqual([400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'])
    }
    const { status, json } = await limits('?ids[]=ct')
    expect([status, json.errors[0].code]).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })
})
