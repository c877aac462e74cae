import type { Cart } from '#contracts/shop/cart.ts'
import type { Session } from '#web/session/session.server.ts'

/** Characters of the packed numbers: other cookies need room, too. Further lines are not known. */
const MOST_TEXT = 2000

type Noted = Pick<Session, 'cartCount' | 'cartLines'>

/** Product numbers: those that were in the cart, and those that the shop has taken out since. */
interface CartLines {
  known: readonly string[]
  lost: readonly string[]
}

/**
 * Notes a cart that was read or added to. A missing line was taken out by the shop. A Shopware says nothing of a product
 * that was deleted or deactivated.
 */
export function noteCart(session: Noted, cart: Cart): void {
  const { known, lost } = unpack(session.cartLines)
  const numbers = numbersIn(cart)
  note(session, cart, {
    known: numbers,
    lost: [...new Set([...lost, ...known])].filter((number) => !numbers.includes(number)),
  })
}

/**
 * Notes a cart that the visitor changed. Earlier losses were seen by then.
 * @param before the cart before the change; undefined if lines of others came in, too.
 */
export function noteChangedCart(session: Noted, cart: Cart, before?: Cart): void {
  const { known } = unpack(session.cartLines)
  const still = before && numbersIn(before)
  note(session, cart, { known: numbersIn(cart), lost: still ? known.filter((number) => !still.includes(number)) : [] })
}

/** Product numbers that the shop took out of the cart, for the pages of the cart. */
export const lostLines = (session: Noted): readonly string[] => unpack(session.cartLines).lost

function note(session: Noted, cart: Cart, lines: CartLines) {
  session.cartCount = countPieces(cart)
  session.cartLines = pack(lines)
}

/** The number on the badge, as the specification counts. */
const countPieces = ({ lineItems }: Cart): number =>
  (lineItems ?? []).reduce((sum, { type, quantity }) => sum + (type === 'product' ? (quantity ?? 0) : 0), 0)

const numbersIn = ({ lineItems }: Cart): string[] => [
  ...new Set(
    (lineItems ?? []).flatMap(({ type, payload }) => (type === 'product' ? (payload?.productNumber ?? []) : [])),
  ),
]

/** Characters that a cookie has without escapes: `~` between numbers, `!` between the lists. */
const packList = (numbers: readonly string[]): string => numbers.map(escape).join('~')
const escape = (number: string): string =>
  encodeURIComponent(number).replace(/[~!]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
const unpackList = (text: string): string[] => (text === '' ? [] : text.split('~').map(decodeURIComponent))

function pack({ known, lost }: CartLines): string | undefined {
  const text = `${packList(lost)}!${packList(known)}`
  if (text === '!') return undefined
  return text.length <= MOST_TEXT ? text : text.slice(0, text.lastIndexOf('~', MOST_TEXT))
}

function unpack(text: string | undefined): CartLines {
  const [lost = '', known = ''] = (text ?? '').split('!')
  return { lost: unpackList(lost), known: unpackList(known) }
}
