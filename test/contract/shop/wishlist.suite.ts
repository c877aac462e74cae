import { describe, expect, it } from 'vitest'
import { customersOf } from './customers.ts'
import { refusalOf } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

/** The wishlist of a customer. */
export function wishlistSuite(endpoint: () => ShopEndpoint): void {
  const { device, customer } = customersOf(endpoint)

  describe('a wishlist', () => {
    it('takes products of a customer and loses them', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call } = await customer()
      const { json } = await call('POST /product', { limit: 2 })
      const [first, second]: string[] = json.elements.map(({ id }: { id: string }) => id)
      const read = async () =>
        (await call('POST /customer/wishlist', {})).json.products.elements.map(({ id }: { id: string }) => id)
      expect(refusalOf(await call('POST /customer/wishlist', {}))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND'])
      expect((await call(`POST /customer/wishlist/add/${first}`)).json).toMatchObject({ success: true })
      const merged = await call('POST /customer/wishlist/merge', { productIds: [first, second] })
      expect(merged.json).toMatchObject({ success: true })
      expect((await read()).toSorted()).toEqual([first, second].toSorted())
      expect((await call(`DELETE /customer/wishlist/delete/${first}`)).json).toMatchObject({ success: true })
      expect(await read()).toEqual([second])
    })

    it('is not for visitors', async () => {
      const refused = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']
      expect(refusalOf(await device()('POST /customer/wishlist', {}))).toEqual(refused)
    })
  })
}
