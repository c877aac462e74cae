import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#backend/database/database.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { customer } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { lockCurrentCustomer } from '#backend/shop/customer/current-customer.ts'
import { notLoggedIn } from '#backend/shop/customer/find-customer.ts'
import { readSession } from '#backend/shop/session/session.ts'
import { localeOfTag } from '#contracts/locales.ts'
import { MOST_KEPT, MOST_STORED, WISHLIST_NAMES } from '#contracts/shop/kept-lists.ts'

const listsSchema = z.array(z.object({ name: z.string().min(1), text: z.string() }))
type KeptLists = z.output<typeof listsSchema>

const NAMES = new Set(Object.values(WISHLIST_NAMES).map((name) => name.toLowerCase()))
const isWishlist = ({ name }: { name: string }): boolean => NAMES.has(name.toLowerCase())

/** The kept lists of a customer, one of which may be the wishlist; docs/decisions/0045. */
export interface WishlistOwner {
  customerId: string
  lists: KeptLists
  /** Text of the wishlist; undefined without one. */
  text: string | undefined
}

/**
 * Reads the lists of the customer who is logged in.
 * @throws ShopError 403 for visitors and guests.
 */
export async function readWishlistOwner({ db, token, isNewToken }: ShopContext): Promise<WishlistOwner> {
  const { customerId } = isNewToken ? { customerId: null } : await readSession(db, token)
  if (customerId === null) throw notLoggedIn()
  return readLists(db, customerId)
}

/** The same for a change: locks the customer until the transaction ends. */
export async function lockWishlistOwner(tx: Transaction, context: ShopContext): Promise<WishlistOwner> {
  const { customerId } = await lockCurrentCustomer(tx, context)
  return readLists(tx, customerId)
}

async function readLists(db: Database, customerId: string): Promise<WishlistOwner> {
  const { guest, customFields } = customer
  const [row] = await db.select({ guest, customFields }).from(customer).where(eq(customer.id, customerId))
  if (row === undefined || row.guest) throw notLoggedIn()
  const lists = parseLists(row.customFields?.['profilwerk_lists'])
  return { customerId, lists, text: lists.find(isWishlist)?.text }
}

/** Others may have written the field: anything but lists counts as none. */
function parseLists(stored: string | undefined): KeptLists {
  if (stored === undefined) return []
  try {
    return listsSchema.safeParse(JSON.parse(stored)).data ?? []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/**
 * Stores the text of the wishlist among the lists. A new one comes first, with its name in the language of the request.
 * Without text the list goes.
 * @throws ShopError 400 if there is no room for it.
 */
export async function storeWishlist(
  tx: Transaction,
  { customerId, lists, text: before }: WishlistOwner,
  text: string,
  language: LanguageCode,
): Promise<void> {
  const name = WISHLIST_NAMES[localeOfTag(language) ?? 'en']
  const [kept] = lists.filter(isWishlist)
  const changed =
    text.trim() === ''
      ? lists.filter((list) => list !== kept)
      : kept === undefined
        ? [{ name, text }, ...lists]
        : lists.map((list) => (list === kept ? { ...list, text } : list))
  const length = changed.reduce((sum, list) => sum + list.name.length + list.text.length, 0)
  const grows = text.length > (before ?? '').length
  if (grows && (changed.length > MOST_KEPT || length > MOST_STORED)) throw noRoom()
  // As our own pages write it, for a Shopware strips what looks like a tag.
  const field = { profilwerk_lists: JSON.stringify(changed).replaceAll('<', '\\u003c') }
  await tx
    .update(customer)
    .set({
      customFields: sql`coalesce(${customer.customFields}, '{}') || ${JSON.stringify(field)}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(customer.id, customerId))
}

const noRoom = (): ShopError =>
  ShopError.violations([
    {
      code: 'TOO_MANY_ERROR',
      pointer: '/productId',
      detail: 'The lists of this customer are full.',
      parameters: { lists: MOST_KEPT, characters: MOST_STORED },
    },
  ])
