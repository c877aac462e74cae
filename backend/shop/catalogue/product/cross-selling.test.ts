import { describe, expect, it } from 'vitest'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const read = async (productId: string) => (await ask(`POST /product/${productId}/cross-selling`)).json

describe('POST /product/{productId}/cross-selling', () => {
  it('returns a bare array of lists with the visible products', async () => {
    const lists = await read(id('product', 'CT'))
    expect(lists).toMatchObject([
      {
        apiAlias: 'cross_selling_element',
        crossSelling: { name: 'Dazu passt', position: 1 },
        total: 2,
        products: [{ productNumber: 'SHEET' }, { productNumber: 'BELT' }],
      },
    ])
  })

  it('gives a variant its parent’s lists and an unknown product none', async () => {
    expect(await read(id('product', 'CT-08-GREEN'))).toHaveLength(1)
    expect(await read('f'.repeat(32))).toEqual([])
  })
})
