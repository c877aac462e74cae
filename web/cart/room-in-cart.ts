import type { LineItem } from '#contracts/shop/cart.ts'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'

/**
 * Splits an addition into the items for which a cart has room, and the others. More pieces of a line that is there always
 * fit. A connected Shopware may have more lines than the most: then no new one fits.
 */
export function splitByRoom<Item extends { id: string }>(
  lines: readonly Pick<LineItem, 'id'>[],
  items: readonly Item[],
): { fitting: Item[]; left: Item[] } {
  const known = new Set(lines.map(({ id }) => id))
  const added = new Set<string>()
  const [fitting, left]: [Item[], Item[]] = [[], []]
  for (const item of items) {
    const isThere = known.has(item.id) || added.has(item.id)
    if (!isThere && known.size + added.size >= MOST_LINES) left.push(item)
    else {
      if (!isThere) added.add(item.id)
      fitting.push(item)
    }
  }
  return { fitting, left }
}

export const cartFullText = (): string => m.cart_full({ max: formatNumber(MOST_LINES) })

/** The notices of a cart that has more positions than the most. */
export const tooLongNotices = (positions: number): string[] =>
  positions > MOST_LINES ? [m.cart_too_long({ count: formatNumber(positions), max: formatNumber(MOST_LINES) })] : []
