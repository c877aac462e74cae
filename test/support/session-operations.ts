import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as files from '#backend/attachments/records.ts'
import { ROOM } from '#backend/attachments/room.ts'
import { FormLimitReached } from '#backend/content/forms/send-message.ts'
import { subscribeByForm } from '#backend/content/forms/subscribe-by-form.ts'
import { newId } from '#backend/database/id.ts'
import type { Database, OpenedDatabase } from '#backend/database/database.ts'
import type { LinkPurpose } from '#backend/database/schema/accounts.ts'
import { newsletterSubscription } from '#backend/database/schema/forms.ts'
import { contextTable } from '#backend/database/schema/sales.ts'
import type { Limiter } from '#backend/limits/limiter.ts'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { deleteOldRows } from '#backend/retention/delete-rows.ts'
import { addressHash, createLink } from '#backend/shop/account/account-link.ts'
import { confirmSubscription, createConfirmSecret } from '#backend/newsletter/subscriptions.ts'
import { handleSubmissions } from '#backend/submissions/submissions.ts'
import { PASSWORD } from './account-shop.ts'
import { PRODUCTS } from './sales-catalogue.ts'
import { registration, STOREFRONT, visitShop } from './sales-shop.ts'
import type { StoreVisitor } from './sales-shop.ts'

const DAY = 86_400_000

/** One session and what belongs to it. */
export interface SessionSituation {
  token: string
  /** Which the registration replaced. */
  earlierToken: string
  email: string
  /** Of the guest or customer who is logged in. */
  customerId: string | undefined
  addressIds: string[]
  /** Folder of the visitor's files. */
  folder: string
  /** Idempotency key of the forms of this session. */
  key: string
}

export type SessionOperation = readonly [name: string, run: (situation: SessionSituation) => Promise<string>]

export const SESSION_LINE = { type: 'product', referencedId: PRODUCTS.green }
export const SESSION_ADDRESS = {
  firstName: 'Erika',
  lastName: 'Muster',
  street: 'Hof 2',
  zipcode: '12345',
  city: 'Musterstadt',
}

/** A complete file of a line. */
export async function addSessionFile(db: Database, folder: string, line: string): Promise<void> {
  const row = { id: newId(), folder, line, name: 'a.pdf', kind: 'pdf' as const, size: 1 }
  await files.addRow(db, row, { limiter: NO_LIMITS, room: ROOM })
  await files.markStored(db, row.id, false)
}

/** PostgreSQL's code for a row whose owner is gone. */
const isForeignKey = (error: Error): boolean => 'code' in error && error.code === '23503'

interface Parts {
  shop: Hono
  queue: MailQueue
  limiter: Limiter
  country: string
}

/** Operations on a session: those that take several locks, and those that take one or none. */
export function operationsOf({ db }: OpenedDatabase, { shop, queue, limiter, country }: Parts) {
  const services = { db, mail: queue, limiter }
  type Call = (visitor: StoreVisitor, situation: SessionSituation) => ReturnType<StoreVisitor['call']>
  const call =
    (send: Call): SessionOperation[1] =>
    async (situation) => {
      const { status } = await send(visitShop(shop, situation.token), situation)
      return String(status)
    }
  const work =
    (run: (situation: SessionSituation) => Promise<unknown>): SessionOperation[1] =>
    async (situation) => {
      try {
        await run(situation)
        return 'done'
      } catch (error) {
        if (error instanceof FormLimitReached) return 'refused'
        throw error
      }
    }
  const addressOf = ({ addressIds: [id = newId()] }: SessionSituation) => id
  /** The secret of a new link; undefined if the other operation has deleted the customer. */
  const linkFor = async (purpose: LinkPurpose, customerId: string | undefined, email?: string) => {
    try {
      return customerId === undefined ? undefined : await createLink(db, purpose, customerId, email)
    } catch (error) {
      if (error instanceof Error && error.cause instanceof Error && isForeignKey(error.cause)) return undefined
      throw error
    }
  }
  const byLink = (visitor: StoreVisitor) => visitor.call('GET /context')
  const several: SessionOperation[] = [
    ['use address', call((visitor, one) => visitor.call('PATCH /context', { billingAddressId: addressOf(one) }))],
    ['order', call((visitor, { folder }) => visitor.call('POST /checkout/order', { attachments: folder }))],
    [
      'order once',
      call((visitor, { key, folder }) =>
        visitor.call('POST /checkout/order', { attachments: folder }, { 'idempotency-key': `order ${key}` }),
      ),
    ],
    [
      'guest',
      call((visitor, { email, key }) =>
        visitor.call('POST /account/register', registration(country, { email }), { 'idempotency-key': key }),
      ),
    ],
    [
      'guest corrected',
      call((visitor, { email, key }) =>
        visitor.call('POST /account/register', registration(country, { email, firstName: newId() }), {
          'idempotency-key': key,
        }),
      ),
    ],
    [
      'earlier form corrected',
      call((_, { email, key, earlierToken }) =>
        visitShop(shop, earlierToken).call(
          'POST /account/register',
          registration(country, { email, firstName: newId() }),
          { 'idempotency-key': key },
        ),
      ),
    ],
    [
      'register',
      call((visitor, { email }) =>
        visitor.call('POST /account/register', registration(country, { email, guest: false, password: PASSWORD })),
      ),
    ],
    [
      'log in',
      call((visitor, { email }) => visitor.call('POST /account/login', { username: email, password: PASSWORD })),
    ],
    [
      'log in elsewhere',
      call(async (_, { email }) => {
        const other = visitShop(shop)
        await other.call('POST /checkout/cart/line-item', { items: [{ ...SESSION_LINE, id: 'a' }] })
        return other.call('POST /account/login', { username: email, password: PASSWORD })
      }),
    ],
    ['log out', call((visitor) => visitor.call('POST /account/logout'))],
    ['convert', call((visitor) => visitor.call('POST /account/convert-guest', { password: PASSWORD }))],
    ['delete address', call((visitor, one) => visitor.call(`DELETE /account/address/${addressOf(one)}`))],
    [
      'change password',
      call((visitor) =>
        visitor.call('POST /account/change-password', {
          password: PASSWORD,
          newPassword: `${PASSWORD}b`,
          newPasswordConfirm: `${PASSWORD}b`,
        }),
      ),
    ],
    [
      'change e-mail',
      call((visitor, { email }) =>
        visitor.call('POST /account/change-email', {
          password: PASSWORD,
          email: `new-${email}`,
          emailConfirmation: `new-${email}`,
        }),
      ),
    ],
    [
      'confirm e-mail',
      call(async (visitor, { email, customerId }) => {
        const hash = await linkFor('email', customerId, `new-${email}`)
        if (hash === undefined) return byLink(visitor)
        return visitor.call('POST /account/change-email-confirm', { hash, em: addressHash(`new-${email}`) })
      }),
    ],
    [
      'confirm recovery',
      call(async (visitor, { customerId }) => {
        const hash = await linkFor('recover', customerId)
        if (hash === undefined) return byLink(visitor)
        return visitor.call('POST /account/recovery-password-confirm', {
          hash,
          newPassword: `${PASSWORD}c`,
          newPasswordConfirm: `${PASSWORD}c`,
        })
      }),
    ],
    ['delete customer', call((visitor) => visitor.call('DELETE /account/customer'))],
    ['retention', work(() => deleteOldRows(db, new Date(Date.now() + 100 * DAY)))],
  ]
  const others: SessionOperation[] = [
    ['add', call((visitor) => visitor.call('POST /checkout/cart/line-item', { items: [SESSION_LINE] }))],
    [
      'add again',
      call((visitor) => visitor.call('POST /checkout/cart/line-item', { items: [{ ...SESSION_LINE, id: 'a' }] })),
    ],
    [
      'change',
      call((visitor) => visitor.call('PATCH /checkout/cart/line-item', { items: [{ id: 'a', quantity: 3 }] })),
    ],
    ['remove', call((visitor) => visitor.call('POST /checkout/cart/line-item/delete', { ids: ['a'] }))],
    ['empty', call((visitor) => visitor.call('DELETE /checkout/cart'))],
    ['country', call((visitor) => visitor.call('PATCH /context', { countryId: country }))],
    [
      'profile',
      call((visitor) => visitor.call('POST /account/change-profile', { firstName: 'Eva', lastName: 'Muster' })),
    ],
    ['wish', call((visitor) => visitor.call(`POST /customer/wishlist/add/${PRODUCTS.green}`))],
    ['end wish', call((visitor) => visitor.call(`DELETE /customer/wishlist/delete/${PRODUCTS.green}`))],
    [
      'withdraw',
      call(async (visitor) => {
        const { json } = await visitor.call('POST /order', {})
        return visitor.call('POST /order/state/cancel', { orderId: json.orders?.elements[0]?.id ?? newId() })
      }),
    ],
    [
      'subscribe by the shop',
      call((visitor, { email }) =>
        visitor.call('POST /newsletter/subscribe', { email, option: 'subscribe', storefrontUrl: STOREFRONT }),
      ),
    ],
    ['unsubscribe by the shop', call((visitor, { email }) => visitor.call('POST /newsletter/unsubscribe', { email }))],
    [
      'message',
      call((visitor, { email, key }) =>
        visitor.call('POST /contact-form', { email, subject: 'a', comment: 'b' }, { 'idempotency-key': key }),
      ),
    ],
    [
      'add address',
      call((visitor) => visitor.call('POST /account/address', { ...SESSION_ADDRESS, countryId: country })),
    ],
    [
      'change address',
      call((visitor, one) =>
        visitor.call(`PATCH /account/address/${addressOf(one)}`, { ...SESSION_ADDRESS, countryId: country }),
      ),
    ],
    ['default', call((visitor, one) => visitor.call(`PATCH /account/address/default-billing/${addressOf(one)}`))],
    [
      'recover',
      call((visitor, { email }) =>
        visitor.call('POST /account/recovery-password', { email, storefrontUrl: STOREFRONT }),
      ),
    ],
    ['retention of years', work(() => deleteOldRows(db, new Date(Date.now() + 10_000 * DAY)))],
    [
      'end session',
      work(({ token }) =>
        db
          .update(contextTable)
          .set({ updatedAt: new Date(Date.now() - 2 * DAY) })
          .where(eq(contextTable.token, token)),
      ),
    ],
    ['subscribe', work(({ email }) => subscribeByForm(services, { email, locale: 'de' }))],
    [
      'subscribe and confirm',
      work(async ({ email }) => {
        await subscribeByForm(services, { email, locale: 'de' })
        const [row] = await db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email))
        if (row) await confirmSubscription(services, await createConfirmSecret(db, row.id))
      }),
    ],
    ['delete submissions', work(({ email }) => handleSubmissions(db, { action: 'delete', email }))],
    ['add file', work(({ folder }) => addSessionFile(db, folder, 'a'))],
    ['move files', work(({ folder }) => files.moveRows(db, folder, 'a', 'b'))],
    ['send files', work(({ folder }) => files.markSent(db, folder, new Date()))],
    ['take back files', work(({ folder }) => files.markSent(db, folder, null))],
  ]
  return { several, others }
}
