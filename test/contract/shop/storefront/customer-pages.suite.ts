import {
  useCountries,
  useNewsletter,
  useProductWishlist,
  useSessionContext,
  useUser,
  useWishlist,
} from '@shopware/composables/dist'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClientError } from '@shopware/api-client'
import type { ShopEndpoint } from '#test/contract/shop/endpoint.ts'
import { SUITE_PASSWORD } from '#test/contract/shop/customers.ts'
import { openStorefront, type VueStorefront } from './storefront.ts'

/** The pages of a customer in Shopware's demo store: wishlist, newsletter, message. */
export function customerPagesSuite(endpoint: () => ShopEndpoint): void {
  describe("a customer of a storefront of Shopware's composables", () => {
    let storefront: VueStorefront
    let email: string
    let productIds: string[]
    /** The wishlist of a browser. */
    const stored = new Map<string, string>()

    beforeAll(async () => {
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      })
      storefront = await openStorefront(endpoint())
      const { data } = await storefront.client.invoke('readProduct post /product', { body: { limit: 3 } })
      productIds = (data.elements ?? []).map(({ id }) => id)
    })
    afterAll(() => {
      storefront.close()
      vi.unstubAllGlobals()
    })

    async function register() {
      const { getCountries, fetchCountries } = await storefront.visit(() => useCountries())
      await fetchCountries()
      const country = getCountries.value.find(({ iso }) => iso === 'DE')
      const user = await storefront.visit(() => useUser())
      email = `storefront-${crypto.randomUUID().slice(0, 8)}@example.com`
      await user.register({
        email,
        password: SUITE_PASSWORD,
        firstName: 'Ada',
        lastName: 'Customer',
        accountType: 'private',
        acceptedDataProtection: true,
        billingAddress: { street: 'Ring 1', zipcode: '12345', city: 'Town', countryId: country?.id ?? '' },
      } as never)
      expect([user.isLoggedIn.value, user.isGuestSession.value]).toEqual([true, false])
    }

    const wishlist = () => storefront.visit(() => useWishlist())
    const entry = (id: string | undefined) => storefront.visit(() => useProductWishlist(id ?? ''))

    it('takes the wishlist of the browser into the account, changes it and empties it', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const [first, second, third] = productIds
      await (await entry(first)).addToWishlist()
      await (await entry(second)).addToWishlist()
      const before = await wishlist()
      expect([before.canSyncWishlist.value, before.items.value]).toEqual([false, [first, second]])

      await register()
      const list = await wishlist()
      await list.mergeWishlistProducts()
      expect([list.canSyncWishlist.value, list.items.value.toSorted()]).toEqual([true, [first, second].toSorted()])
      expect(list.products.value.every(({ translated }) => typeof translated.name === 'string')).toBe(true)

      const own = await entry(third)
      await own.addToWishlist()
      expect(own.isInWishlist.value).toBe(true)
      await own.removeFromWishlist()
      expect(own.isInWishlist.value).toBe(false)
      await expect((await entry(first)).addToWishlist()).rejects.toMatchObject({
        details: { errors: [{ code: 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT' }] },
      })

      const page = await wishlist()
      await page.getWishlistProducts({ limit: 1 })
      expect([page.items.value.length, page.count.value, page.totalPagesCount.value]).toEqual([1, 2, 2])
      await page.getWishlistProducts({ limit: 15 })
      // It reads the list that is gone, and reports that.
      const report = vi.spyOn(console, 'error').mockReturnValue()
      await page.clearWishlist()
      report.mockRestore()
      expect([page.items.value, page.count.value]).toEqual([[], 0])
    })

    it('subscribes to the newsletter and leaves it', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const newsletter = await storefront.visit(() => useNewsletter())
      await newsletter.getNewsletterStatus()
      expect(newsletter.isNewsletterSubscriber.value).toBe(false)
      await newsletter.newsletterSubscribe({ email, option: newsletter.SUBSCRIBE_KEY } as never)
      expect([newsletter.isNewsletterSubscriber.value, newsletter.confirmationNeeded.value]).toEqual([true, true])
      await newsletter.getNewsletterStatus()
      expect(newsletter.confirmationNeeded.value).toBe(true)
      await newsletter.newsletterUnsubscribe(email)
      await newsletter.getNewsletterStatus()
      expect(newsletter.isNewsletterSubscriber.value).toBe(false)
    })

    it('writes a message, as the form of a page sends it', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { sessionContext } = await storefront.visit(() => useSessionContext())
      const form = {
        salutationId: sessionContext.value?.customer?.salutationId ?? '',
        firstName: 'Ada',
        lastName: 'Customer',
        email,
        phone: '+49 555 1',
        subject: 'Samples',
        comment: 'Please send some.',
        slotId: null,
        cmsPageType: null,
        navigationId: null,
        entityName: null,
      }
      const send = (body: object) =>
        storefront.client.invoke('sendContactMail post /contact-form', { body: body as never })
      expect((await send(form)).status).toBe(200)
      const refused = await send({ ...form, email: 'nobody' }).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(ApiClientError)
      const { details } = refused as ApiClientError<{ errors: { source: { pointer: string } }[] }>
      expect(details.errors.map(({ source }) => source.pointer)).toEqual(['/email'])
    })
  })
}
