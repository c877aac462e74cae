import {
  useAddToCart,
  useCart,
  useCartItem,
  useCategorySearch,
  useCheckout,
  useCountries,
  useListing,
  useNavigation,
  useNavigationSearch,
  useOrderDetails,
  useProduct,
  useProductConfigurator,
  useProductSearch,
  useUser,
} from '@shopware/composables/dist'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computed, ref } from 'vue'
import type { ShopEndpoint } from '#test/contract/shop/endpoint.ts'
import { openStorefront, type VueStorefront } from './storefront.ts'

/**
 * The basis of Shopware's storefronts, from the menu to the order. The calls and their order are those of its demo
 * store's pages. Only for shops behind a socket, because the client brings its own `fetch`.
 */
export function composablesSuite(endpoint: () => ShopEndpoint): void {
  describe("a storefront of Shopware's composables", () => {
    let storefront: VueStorefront
    beforeAll(async () => {
      storefront = await openStorefront(endpoint())
    })
    afterAll(() => storefront.close())

    /** Resolves the path of a page as its router does. */
    const resolve = async (path: string) => (await storefront.visit(useNavigationSearch)).resolvePath(path)

    /** Opens the page of a product or variant. */
    async function openProduct(path: string) {
      const route = await resolve(path)
      expect(route?.routeName).toBe('frontend.detail.page')
      const { search } = await storefront.visit(useProductSearch)
      const { product, configurator } = await search(route?.foreignKey ?? '', { withCmsAssociations: true })
      return storefront.visit(() => {
        useProduct(ref(product), ref(configurator ?? []))
        return { product, choice: useProductConfigurator(), cart: useAddToCart(ref(product)) }
      })
    }

    async function openListing() {
      const { loadNavigationElements } = await storefront.visit(() => useNavigation())
      const menu = await loadNavigationElements({ depth: 2 })
      const path = menu[0]?.seoUrls?.[0]?.seoPathInfo ?? ''
      const route = await resolve(`/${path}`)
      expect(route).toMatchObject({ routeName: 'frontend.navigation.page', foreignKey: menu[0]?.id })
      const { search } = await storefront.visit(useCategorySearch)
      const category = await search(route?.foreignKey ?? '', { withCmsAssociations: true })
      const blocks = (category.cmsPage?.sections ?? []).flatMap((section) => section.blocks)
      const slot = blocks.flatMap((block) => block.slots).find(({ type }) => type === 'product-listing')
      const initialListing = (slot?.data as { listing: never } | undefined)?.listing
      return storefront.visit(() =>
        useListing({ listingType: 'categoryListing', categoryId: category.id, initialListing }),
      )
    }

    it('leads from the menu to a listing, filters and sorts it', async () => {
      const listing = await openListing()
      const all = listing.getTotal.value
      expect(all).toBeGreaterThan(1)
      const filters = listing.getInitialFilters.value
      const option = filters.flatMap(({ options }) => options ?? [])[0]
      expect(option).toBeDefined()
      await listing.search({ properties: option?.id } as never)
      expect(listing.getTotal.value).toBeGreaterThan(0)
      expect(listing.getCurrentFilters.value?.properties).toEqual([option?.id])
      await listing.search({} as never)
      await listing.changeCurrentSortingOrder('name-desc')
      const names = listing.getElements.value.map(({ translated }) => translated.name)
      expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'de')))
      expect(listing.getSortingOrders.value?.map(({ key }) => key)).toContain('name-desc')
      await listing.changeCurrentPage(1, { limit: 1 } as never)
      expect(listing.getTotalPagesCount.value).toBe(all)
    })

    it('resolves a technical path, with a slash at its end, too', async () => {
      const { data } = await storefront.client.invoke('readContext get /context')
      const { loadNavigationElements } = await storefront.visit(() => useNavigation())
      const [category] = await loadNavigationElements({ depth: 0 })
      for (const path of [`/navigation/${category?.id}`, `/navigation/${category?.id}/`])
        expect(await resolve(path)).toMatchObject({ foreignKey: category?.id, pathInfo: `/navigation/${category?.id}` })
      expect((await resolve('/'))?.foreignKey).toBe(data.salesChannel.navigationCategoryId)
    })

    it('leads each choice of options to the variant that has them', async () => {
      const listing = await openListing()
      const family = listing.getElements.value.find(({ childCount }) => (childCount ?? 0) > 1)
      let page = await openProduct(`/${family?.seoUrls?.[0]?.seoPathInfo}`)
      // The first product shown can be bought: a variant of the family, not its parent.
      expect(page.product.parentId).toBe(family?.id)
      const groups = page.choice.getOptionGroups.value
      expect(groups.length).toBeGreaterThan(1)
      for (const group of groups) {
        const before = page.choice.getSelectedOptions.value
        const name = group.translated.name as string
        const other = group.options?.findLast(({ id }) => id !== before[name])
        await page.choice.handleChange(name, other?.id ?? '')
        const wanted = Object.values(page.choice.getSelectedOptions.value)
        const variant = await page.choice.findVariantForSelectedOptions()
        expect([name, variant?.productNumber]).toEqual([name, expect.any(String)])
        page = await openProduct(`/${variant?.seoUrls?.[0]?.seoPathInfo}`)
        expect(page.product.id).toBe(variant?.id)
        expect(page.product.optionIds?.toSorted()).toEqual(wanted.toSorted())
      }
    })

    it('sells the chosen variant to a guest, who reads the order', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const listing = await openListing()
      const family = listing.getElements.value.find(({ childCount }) => (childCount ?? 0) > 1)
      const { product, cart } = await openProduct(`/${family?.seoUrls?.[0]?.seoPathInfo}`)
      await cart.addToCart()
      const { cartItems, count, refreshCart } = await storefront.visit(() => useCart())
      expect(cartItems.value.map(({ referencedId }) => referencedId)).toEqual([product.id])
      const line = cartItems.value[0]
      if (line === undefined) throw new Error('The cart is empty.')
      const item = await storefront.visit(() => useCartItem(computed(() => cartItems.value[0] ?? line)))
      await item.changeItemQuantity(3)
      expect([item.itemQuantity.value, count.value]).toEqual([3, 3])
      expect(item.itemOptions.value.length).toBeGreaterThan(0)
      for (const { group, option, translated } of item.itemOptions.value) expect(translated).toEqual({ group, option })

      const { getCountries, fetchCountries } = await storefront.visit(() => useCountries())
      await fetchCountries()
      const country = getCountries.value.find(({ iso }) => iso === 'DE')
      const { register, isGuestSession, user } = await storefront.visit(() => useUser())
      await register({
        guest: true,
        email: 'guest@example.com',
        firstName: 'Ada',
        lastName: 'Guest',
        accountType: 'private',
        acceptedDataProtection: true,
        billingAddress: { street: 'Ring 1', zipcode: '12345', city: 'Town', countryId: country?.id ?? '' },
      } as never)
      expect([isGuestSession.value, user.value?.email]).toEqual([true, 'guest@example.com'])
      await refreshCart()
      expect(count.value).toBe(3)

      const checkout = await storefront.visit(useCheckout)
      await checkout.getShippingMethods()
      await checkout.getPaymentMethods()
      await checkout.setShippingMethod(checkout.shippingMethods.value[0] as never)
      await checkout.setPaymentMethod(checkout.paymentMethods.value[0] as never)
      expect(checkout.billingAddress.value?.city).toBe('Town')
      const placed = await checkout.createOrder({ customerComment: 'Contract' } as never)
      await refreshCart()
      expect(cartItems.value).toEqual([])

      const details = await storefront.visit(() => useOrderDetails(placed.id))
      await details.loadOrderDetails()
      const [document] = details.documents.value
      expect([details.hasDocuments.value, document?.documentNumber]).toEqual([true, placed.orderNumber])
      const file = (await details.getDocumentFile(document?.id ?? '', document?.deepLinkCode ?? '')) as unknown as Blob
      expect([file.type, (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
      expect(details.order.value).toMatchObject({
        orderNumber: placed.orderNumber,
        lineItems: [{ productId: product.id, quantity: 3 }],
      })
      expect([details.personalDetails.value.email, details.billingAddress.value?.city]).toEqual([
        'guest@example.com',
        'Town',
      ])
      expect([details.status.value, details.paymentMethod.value?.id, details.shippingMethod.value?.id]).toEqual([
        expect.any(String),
        checkout.paymentMethods.value[0]?.id,
        checkout.shippingMethods.value[0]?.id,
      ])
    })
  })
}
