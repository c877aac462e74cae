import { describe, expect, it } from 'vitest'
import { customersOf } from './customers.ts'
import { refusalOf } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

/** The newsletter of the site, in a shop where addresses are not confirmed. */
export function newsletterSuite(endpoint: () => ShopEndpoint): void {
  const { device, customer } = customersOf(endpoint)

  describe('the newsletter', () => {
    it('waits for the confirmation of an address, and a customer can leave it', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call, email } = await customer()
      const statusOf = async () => (await call('POST /account/newsletter-recipient', {})).json.status
      expect(await statusOf()).toBe('undefined')
      const { storefrontUrl } = endpoint()
      const subscribed = await call('POST /newsletter/subscribe', { email, option: 'subscribe', storefrontUrl })
      expect([subscribed.status, subscribed.json]).toMatchObject([200, { success: true, status: 'notSet' }])
      expect(await statusOf()).toBe('notSet')
      const left = await call('POST /newsletter/unsubscribe', { email })
      expect([left.status, left.json, await statusOf()]).toMatchObject([200, { success: true }, 'undefined'])
    })

    it('is confirmed by no invented link', async () => {
      const unknown = await device()('POST /newsletter/confirm', { hash: 'x'.repeat(32), em: 'x' })
      expect(refusalOf(unknown)).toEqual([404, 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND'])
    })
  })
}
