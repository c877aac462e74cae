import { describe, expect, it } from 'vitest'
import { customersOf, SUITE_PASSWORD as PASSWORD } from './customers.ts'
import { refusalOf } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

const NEW = 'Neues-geheim-34'
/** Customers with a password, in a shop where a registration logs in without a mail. */
export function accountSuite(endpoint: () => ShopEndpoint): void {
  const { device, customer } = customersOf(endpoint)
  const logIn = (username: string, password: string) => device()('POST /account/login', { username, password })

  describe('a customer', () => {
    it('registers, logs out and logs in, each time under a new token', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call, email } = await customer()
      expect(await call('POST /account/logout', {})).toMatchObject({ status: 200, isNewToken: true })
      expect(refusalOf(await call('POST /account/customer', {}))[0]).toBe(403)
      const credentials = { username: email, password: PASSWORD }
      expect(await call('POST /account/login', credentials)).toMatchObject({ status: 200, isNewToken: true })
      expect((await call('POST /account/customer', {})).json.email).toBe(email)
    })

    it('waits for the link of a mail if the shop sends one, and an invented link confirms no account', async () => {
      const confirm = (link: object) => device()('POST /account/register-confirm', link)
      expect(refusalOf(await confirm({ em: 'x' }))).toEqual([404, 'CHECKOUT__NO_HASH_PROVIDED'])
      const unknown = await confirm({ hash: 'x'.repeat(32), em: 'x' })
      expect(refusalOf(unknown)).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
    })

    it('changes the profile', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call } = await customer()
      const missing = await call('POST /account/change-profile', { firstName: '' })
      expect(missing.json.errors.map((error: { source: object }) => error.source)).toEqual([
        { pointer: '/firstName' },
        { pointer: '/lastName' },
      ])
      const changed = await call('POST /account/change-profile', { firstName: 'Grace', lastName: 'Contract' })
      expect([changed.status, changed.json]).toMatchObject([200, { success: true }])
      expect((await call('POST /account/customer', {})).json.firstName).toBe('Grace')
    })

    it('changes the password under a new token', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call, email } = await customer()
      const change = { password: PASSWORD, newPassword: NEW, newPasswordConfirm: NEW }
      expect(refusalOf(await call('POST /account/change-password', { ...change, password: 'x' }))).toEqual([
        400,
        'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT',
      ])
      expect(await call('POST /account/change-password', change)).toMatchObject({ status: 200, isNewToken: true })
      expect((await logIn(email, PASSWORD)).status).toBe(401)
      expect((await logIn(email, NEW)).status).toBe(200)
    })

    it('is asked for the password to change the address', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call, email } = await customer()
      const change = { email: `neu-${email}`, emailConfirmation: `neu-${email}` }
      const wrong = await call('POST /account/change-email', { ...change, password: 'x' })
      expect(wrong.json.errors.map((error: { source: object }) => error.source)).toEqual([{ pointer: '/password' }])
      const right = await call('POST /account/change-email', { ...change, password: PASSWORD })
      expect([right.status, right.json]).toMatchObject([200, { success: true }])
    })

    it('asks for a mail to set a new password, and an invented link sets none', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call, email } = await customer()
      const { storefrontUrl } = endpoint()
      const requested = await call('POST /account/recovery-password', { email, storefrontUrl })
      expect([requested.status, requested.json]).toMatchObject([200, { success: true }])
      const elsewhere = await call('POST /account/recovery-password', { email, storefrontUrl: 'http://elsewhere.test' })
      expect(refusalOf(elsewhere)).toEqual([400, 'VIOLATION::NO_SUCH_CHOICE_ERROR'])
      const hash = 'x'.repeat(32)
      const unknown = await call('POST /account/customer-recovery-is-expired', { hash })
      expect(refusalOf(unknown)).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
      const set = { hash, newPassword: NEW, newPasswordConfirm: NEW }
      expect(refusalOf(await call('POST /account/recovery-password-confirm', set))).toEqual([
        410,
        'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED',
      ])
    })

    it('adds, changes and deletes an address', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call, countryId } = await customer()
      const address = {
        firstName: 'Ada',
        lastName: 'Lager',
        street: 'Tor 3',
        zipcode: '12345',
        city: 'Town',
        countryId,
      }
      const { id } = (await call('POST /account/address', address)).json
      expect((await call(`PATCH /account/address/${id}`, { ...address, street: 'Tor 4' })).json.street).toBe('Tor 4')
      expect((await call('POST /account/list-address', {})).json.elements).toHaveLength(2)
      expect((await call(`PATCH /account/address/default-shipping/${id}`)).status).toBe(204)
      const inUse = [400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT']
      expect(refusalOf(await call(`DELETE /account/address/${id}`))).toEqual(inUse)
      expect((await call(`PATCH /account/address/default-billing/${id}`)).status).toBe(204)
      const { defaultBillingAddressId } = (await call('POST /account/customer', {})).json
      expect(defaultBillingAddressId).toBe(id)
      const spare = (await call('POST /account/address', address)).json.id
      expect((await call(`DELETE /account/address/${spare}`)).status).toBe(204)
      const unknown = await call(`PATCH /account/address/${spare}`, address)
      expect(refusalOf(unknown)).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND'])
    })

    it('lists requests page by page, with their number', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call } = await customer()
      const isVariant = { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'parentId', value: null }] }
      const { json } = await call('POST /product', { limit: 1, filter: [isVariant] })
      const numbers: string[] = []
      for (let at = 0; at < 3; at++) {
        await call('POST /checkout/cart/line-item', {
          items: [{ type: 'product', referencedId: json.elements[0].id, quantity: 1 }],
        })
        numbers.unshift((await call('POST /checkout/order', {})).json.orderNumber)
      }
      const sort = [{ field: 'orderDateTime', order: 'DESC' }]
      const pageOf = async (page: number) => {
        const answer = await call('POST /order', { page, limit: 2, 'total-count-mode': 'exact', sort })
        const { elements, total } = answer.json.orders
        return [elements.map((order: { orderNumber: string }) => order.orderNumber), total]
      }
      expect([await pageOf(1), await pageOf(2)]).toEqual([
        [numbers.slice(0, 2), 3],
        [numbers.slice(2), 3],
      ])
    })

    it('is deleted, and cannot log in any more', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call, email } = await customer()
      expect((await call('DELETE /account/customer')).status).toBe(204)
      expect(refusalOf(await call('POST /account/customer', {}))[0]).toBe(403)
      expect((await logIn(email, PASSWORD)).status).toBe(401)
    })
  })
}
