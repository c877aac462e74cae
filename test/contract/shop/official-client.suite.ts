import { createAPIClient } from '@shopware/api-client'
import type { ApiClientError } from '@shopware/api-client'
import type { operations } from '@shopware/api-client/store-api-types'
import { describe, expect, it } from 'vitest'
import type { ShopEndpoint } from './endpoint.ts'

/**
 * The client that Shopware publishes, with its own types. It brings its own `fetch`: only for shops behind a socket.
 */
export function officialClientSuite(endpoint: () => ShopEndpoint): void {
  const connect = () => createAPIClient<operations>({ baseURL: endpoint().url, accessToken: endpoint().accessKey })
  type Client = ReturnType<typeof connect>

  const firstVariant = async (client: Client) => {
    const filter = [
      {
        type: 'not' as const,
        operator: 'and' as const,
        queries: [{ type: 'equals' as const, field: 'parentId', value: null }],
      },
    ]
    const { data } = await client.invoke('readProduct post /product', { body: { limit: 1, filter } as never })
    return data.elements[0] as NonNullable<(typeof data.elements)[0]>
  }

  describe('the official client', () => {
    it('lists a category and reads a product', async () => {
      const client = connect()
      const context = await client.invoke('readContext get /context')
      const navigationId = context.data.salesChannel.navigationCategoryId
      const category = await client.invoke('readCategory post /category/{navigationId}', {
        pathParams: { navigationId },
        body: {},
      })
      expect(category.data.cmsPage).toBeDefined()
      const listing = await client.invoke('readProductListing post /product-listing/{categoryId}', {
        pathParams: { categoryId: navigationId },
        body: { limit: 2, order: 'name-asc' },
      })
      expect(listing.data.elements).toHaveLength(2)
      const productId = listing.data.elements[0]?.id ?? ''
      const detail = await client.invoke('readProductDetail post /product/{productId}', {
        pathParams: { productId },
        body: {},
      })
      expect(detail.data.product.translated.name).toEqual(expect.any(String))
    })

    it('finds a variant, its bounds, a layout and the sitemaps', async () => {
      const client = connect()
      const variant = await firstVariant(client)
      const productId = variant.parentId ?? ''
      const options = variant.optionIds ?? []
      const found = await client.invoke('searchProductVariantIds post /product/{productId}/find-variant', {
        pathParams: { productId },
        body: { options },
      })
      expect(found.data).toMatchObject({ variantId: variant.id, foundCombination: { variantId: variant.id, options } })
      const limits = await client.invoke('readProductsPurchaseLimit get /product/purchase-limit', {
        query: { 'ids[]': [variant.id] },
      })
      expect(limits.data).toMatchObject([{ productId: variant.id, minPurchase: 1 }])
      const page = await client.invoke('readCms post /cms/{id}', {
        pathParams: { id: variant.cmsPageId ?? '' },
        body: {},
      })
      expect(page.data).toMatchObject({ type: 'product_detail', id: variant.cmsPageId })
      const sitemaps = await client.invoke('readSitemap get /sitemap')
      expect(sitemaps.data.length).toBeGreaterThan(0)
    })

    it('reads errors', async () => {
      const failure = await connect()
        .invoke('readProductDetail post /product/{productId}', { pathParams: { productId: 'f'.repeat(32) }, body: {} })
        .catch((error: ApiClientError<never>) => error)
      expect(failure).toMatchObject({ name: 'ApiClientError', status: 404 })
    })

    it('fills a cart, registers a guest and places an order', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const client = connect()
      const variant = await firstVariant(client)
      const cart = await client.invoke('addLineItem post /checkout/cart/line-item', {
        body: { items: [{ id: variant.id, quantity: 2, type: 'product' } as never] },
      })
      expect(cart.data.lineItems).toMatchObject([{ referencedId: variant.id, quantity: 2, type: 'product' }])
      const before = client.defaultHeaders['sw-context-token']
      const countries = await client.invoke('readCountry post /country', { body: {} })
      await client.invoke('register post /account/register', {
        body: {
          guest: true,
          email: 'guest@example.com',
          firstName: 'Ada',
          lastName: 'Guest',
          accountType: 'private',
          acceptedDataProtection: true,
          storefrontUrl: endpoint().storefrontUrl,
          billingAddress: {
            street: 'Ring 1',
            zipcode: '12345',
            city: 'Town',
            countryId: countries.data.elements?.[0]?.id ?? '',
          },
        } as never,
      })
      expect(client.defaultHeaders['sw-context-token']).not.toBe(before)
      const kept = await client.invoke('readCart get /checkout/cart')
      expect(kept.data.lineItems).toHaveLength(1)
      const order = await client.invoke('createOrder post /checkout/order', {
        body: { customerComment: 'Contract' } as never,
      })
      expect(order.data).toMatchObject({
        orderNumber: expect.stringMatching(/\d/),
        orderCustomer: { email: 'guest@example.com' },
      })
      expect((await client.invoke('readCart get /checkout/cart')).data.lineItems ?? []).toEqual([])
    })

    // Differs from the specification: 9, 31.
    it('changes a customer’s password and lists the requests', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const client = connect()
      const countries = await client.invoke('readCountry post /country', { body: {} })
      const [email, password, newPassword] = [`client-${Date.now()}@example.com`, 'Sehr-geheim-12', 'Neues-geheim-34']
      const countryId = countries.data.elements?.[0]?.id ?? ''
      await client.invoke('register post /account/register', {
        body: {
          email,
          password,
          firstName: 'Ada',
          lastName: 'Client',
          acceptedDataProtection: true,
          storefrontUrl: endpoint().storefrontUrl,
          billingAddress: { street: 'Ring 1', zipcode: '12345', city: 'Town', countryId },
        } as never,
      })
      const before = client.defaultHeaders['sw-context-token']
      await client.invoke('changePassword post /account/change-password', {
        body: { password, newPassword, newPasswordConfirm: newPassword },
      })
      expect(client.defaultHeaders['sw-context-token']).not.toBe(before)
      const { data } = await client.invoke('readOrder post /order', { body: { limit: 1, 'total-count-mode': 'exact' } })
      expect(data.orders).toMatchObject({ elements: [], total: 0 })
      const recovery = await client.invoke('sendRecoveryMail post /account/recovery-password', {
        body: { email, storefrontUrl: endpoint().storefrontUrl },
      })
      expect(recovery.data).toMatchObject({ success: true })
      await client.invoke('deleteCustomer delete /account/customer', {})
      const failure = await client
        .invoke('loginCustomer post /account/login', { body: { username: email, password: newPassword } })
        .catch((error: ApiClientError<never>) => error)
      expect(failure).toMatchObject({ name: 'ApiClientError', status: 401 })
    })
  })
}
