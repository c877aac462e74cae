import { describe, expect, it } from 'vitest'
import { customersOf } from './customers.ts'
import { refusalOf } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

/** Newsletter and messages to the company, in a shop where addresses are not confirmed. */
export function messagesSuite(endpoint: () => ShopEndpoint): void {
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

  describe('a message to the company', () => {
    it('has a subject and a text', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const message = { email: 'ada@example.com', subject: 'Samples', comment: 'Please send some.' }
      const sent = await device()('POST /contact-form', message)
      expect([sent.status, sent.json]).toMatchObject([200, { individualSuccessMessage: '' }])
      const missing = await device()('POST /contact-form', { ...message, comment: '' })
      expect(refusalOf(missing)).toEqual([400, 'VIOLATION::IS_BLANK_ERROR'])
    })
  })
}
