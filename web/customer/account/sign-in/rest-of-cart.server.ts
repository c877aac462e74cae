import type { RouterContextProvider } from 'react-router'
import type { Cart, LineItem } from '#contracts/shop/cart.ts'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { lineKey, toCartItemInput } from '#web/cart/cart-changes.ts'
import { toListLines } from '#web/cart/list-entry/cart-lines.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { LINE_FIELDS, productsOf, readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { changeStoredLists, readListOwner } from '#web/customer/kept-lists/stored-lists.server.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'

/** Characters of the numbers in a flash: a cookie has 4,096 bytes. */
const LONGEST_NUMBERS = 1500

/** The lines of a visitor's cart before a sign-in. Most visitors who sign in have none, and the shop is not asked. */
export async function readVisitedLines(context: Readonly<RouterContextProvider>): Promise<LineItem[]> {
  const { contextToken, cartCount } = context.get(sessionContext)
  if (contextToken === undefined || cartCount === 0) return []
  return productsOf(await readCartFields(context.get(shopContext), LINE_FIELDS))
}

/** The lines of a visit for which the customer's cart had no room. A cart with room has them all. */
export function findRest(before: readonly LineItem[], cart: Cart): LineItem[] {
  if (before.length === 0 || productsOf(cart).length < MOST_LINES) return []
  const there = new Set(productsOf(cart).map((line) => lineKey(toCartItemInput(line))))
  return before.filter((line) => !there.has(lineKey(toCartItemInput(line))))
}

/**
 * Keeps those lines as a list in the account.
 * @returns a text that says where they are. If the account takes no list, it has their numbers.
 */
export async function keepRest(
  context: Readonly<RouterContextProvider>,
  rest: readonly LineItem[],
): Promise<string | undefined> {
  if (rest.length === 0) return undefined
  const shop = context.get(shopContext)
  const lines = toListLines(rest)
  const name = `${m.kept_rest()}, ${formatDate(new Date().toISOString())}`
  const owner = await readListOwner(shop)
  const change = { kind: 'take', lists: [{ name, text: writeList(lines) }] } as const
  const changed = owner ? await changeStoredLists(shop, owner, change) : 'not stored'
  const counts = { count: formatNumber(rest.length), max: formatNumber(MOST_LINES) }
  const isKept = typeof changed !== 'string' && changed.left.length === 0
  return isKept ? m.kept_rest_kept({ ...counts, name }) : m.kept_rest_left({ ...counts, numbers: named(lines) })
}

/** Each number once, as many as fit. */
function named(lines: ReturnType<typeof toListLines>): string {
  const text = [...new Set(lines.map(({ number }) => number))].join(', ')
  return text.length <= LONGEST_NUMBERS ? text : `${text.slice(0, text.lastIndexOf(',', LONGEST_NUMBERS))} …`
}
