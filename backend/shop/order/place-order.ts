import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { claimAttachments } from '#backend/attachments/order-attachments.ts'
import { lockAttachments } from '#backend/attachments/records.ts'
import { newId } from '#backend/database/id.ts'
import type { Transaction } from '#backend/database/database.ts'
import { cart, shopOrder, shopOrderLineItem } from '#backend/database/schema/sales.ts'
import { enforceLimits } from '#backend/http/enforce-limits.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { readIdempotencyKey } from '#backend/http/request/idempotency-key.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import { readSession } from '#backend/shop/session/session.ts'
import type { StoredSession } from '#backend/shop/session/session.ts'
import { notLoggedIn, readCustomer } from '#backend/shop/customer/find-customer.ts'
import { attachmentKeyOf } from '#contracts/attachments/attachment-key.ts'
import type { Order } from '#contracts/shop/order.ts'
import { countCopy } from './customer-copy.ts'
import { linesToOrder } from './lines-to-order.ts'
import { mailLocale } from '#backend/mail/mail-locale.ts'
import { QUOTE_REQUEST_MAILS } from './mails/quote-request-view.ts'
import { nextNumber } from '#backend/shop/master-data/next-number.ts'
import { orderStruct, PLACED } from './order-struct.ts'
import { readOrder } from './read-order.ts'
import { sumOf } from '#backend/shop/cart/line-items/line-price.ts'

/** Characters; more than the site's own form accepts. */
const MAX_COMMENT_LENGTH = 10_000

/**
 * Makes a quote request of the cart. One transaction assigns its number, stores lines, addresses and comment, queues
 * its mails and deletes the cart. With an idempotency key the same request is stored once, however often it is sent.
 * With the hash of a cart only that cart is accepted.
 * @throws ShopError 403 without a guest, 409 if the cart has another hash, 400 if it is empty. 500 if a product is
 * inactive, 429 after too many requests from one network. With a full mailbox only the copy is missing.
 */
export const placeOrder =
  (mail: MailQueue) =>
  async ({ body }: { body: unknown }, context: ShopContext): Promise<Order> => {
    const comment = readComment(body)
    const hash = readHash(body)
    const folder = readFolder(body)
    const key = readIdempotencyKey(context.idempotencyKey)
    if (context.isNewToken) throw notLoggedIn()
    const id = await context.db.transaction(async (tx) => {
      // A repetition of a stored request waits for nothing.
      const stored = await findSent(tx, await readSession(tx, context.token), key)
      if (stored !== undefined) return stored
      const session = await lockSession(tx, context)
      const sent = await findSent(tx, session, key)
      if (sent !== undefined) return sent
      const customer = await readCustomer(tx, context.languageCode, session)
      if (customer === null) throw notLoggedIn()
      // Before the limits and the number: what follows them waits for no other request.
      if (folder !== undefined) await lockAttachments(tx, folder)
      const lines = await linesToOrder(tx, context, hash)
      const { email, firstName, lastName, title, company, vatIds, salutationId, customerNumber } = customer.row
      const { salutation } = customer
      // After the search for an earlier request: a repetition is never refused.
      await enforceLimits(context.limiter, tx, ['order'], email)
      const customerCopy = await countCopy(context, tx, customer)
      const orderId = await insertOrder(tx, {
        origin: session.origin,
        idempotencyKey: key,
        customerId: customer.row.id,
        languageId: context.languageId,
        locale: mailLocale(context.acceptLanguage, context.languageCode),
        customer: { email, firstName, lastName, title, company, vatIds, salutation, salutationId, customerNumber },
        billingAddress: customer.activeBillingAddress,
        shippingAddress: customer.activeShippingAddress,
        customerComment: comment,
        customerCopy,
        amountNet: sumOf(lines.map(({ totalPrice }) => totalPrice ?? 0)),
      })
      await tx.insert(shopOrderLineItem).values(await withAttachments(tx, folder, orderId, lines))
      await tx.delete(cart).where(eq(cart.token, context.token))
      await mail.enqueue(
        tx,
        QUOTE_REQUEST_MAILS.filter((kind) => kind === 'request' || customerCopy !== 'left-out').map((kind) => ({
          kind,
          orderId,
        })),
      )
      return orderId
    })
    mail.wake()
    return orderStruct(await readOrder(context, id), PLACED, context.languageCode)
  }

/** Gives the quote request its files, and each line with files their key. */
async function withAttachments(
  tx: Transaction,
  folder: string | undefined,
  orderId: string,
  lines: Awaited<ReturnType<typeof linesToOrder>>,
) {
  const keyed = lines.map((line) => ({
    line: { ...line, orderId },
    attachments: attachmentKeyOf({ id: line.identifier, payload: line.payload }),
  }))
  const keys = keyed.map(({ attachments }) => attachments)
  const claimed = folder === undefined ? undefined : await claimAttachments(tx, folder, orderId, keys)
  return keyed.map(({ line, attachments }) =>
    claimed?.has(attachments) ? { ...line, payload: { ...line.payload, attachments } } : line,
  )
}

/**
 * Finds the quote request that was sent with this key before, from the same context or a predecessor of it.
 * `lockSession` makes a parallel request wait until the first one has finished. After it no other request can store one
 * until the transaction ends.
 * @returns its id; undefined if there is none.
 */
async function findSent(
  tx: Transaction,
  { origin }: StoredSession,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined) return undefined
  const [row] = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.origin, origin), eq(shopOrder.idempotencyKey, key)))
  return row?.id
}

type OrderValues = Omit<typeof shopOrder.$inferInsert, 'id' | 'orderNumber' | 'deepLinkCode'>

async function insertOrder(tx: Transaction, values: OrderValues): Promise<string> {
  const [id, orderNumber] = [newId(), await nextNumber(tx, 'order')]
  await tx.insert(shopOrder).values({ ...values, id, orderNumber, deepLinkCode: newLinkCode() })
  return id
}

/** 128 random bits. With it, the e-mail address and the zip code a caller may read the request. */
const newLinkCode = (): string => randomBytes(16).toString('hex')

/** A field of a body; undefined without it, and for a body that is not an object. */
const bodyField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined

/** The folder of the request's files; a secret, so that no customer can send the files of others. */
function readFolder(body: unknown): string | undefined {
  const given = bodyField(body, 'attachments')
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? given : undefined
}

/** Letters and digits, as in Shopware; undefined without any. */
function readHash(body: unknown): string | undefined {
  const given = bodyField(body, 'hash')
  return typeof given === 'string' ? given.replaceAll(/[^\p{L}\p{N}]/gu, '') || undefined : undefined
}

function readComment(body: unknown): string | undefined {
  const given = bodyField(body, 'customerComment')
  if (typeof given !== 'string') return undefined
  const comment = given.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim()
  if (comment.length <= MAX_COMMENT_LENGTH) return comment || undefined
  const parameters = { '{{ limit }}': MAX_COMMENT_LENGTH }
  const detail = 'This value is too long.'
  throw ShopError.violations([{ code: 'TOO_LONG_ERROR', pointer: '/customerComment', detail, parameters }])
}
