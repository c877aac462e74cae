import type { Attachments } from '#contracts/attachments/attachments.ts'
import { readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { toQuoteRequestPositions } from '#web/quote-request/quote-request-positions.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { formatBytes } from '#web/i18n/format.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'

/**
 * Prepares the files for a shop elsewhere, which does not know them.
 * @returns the links for the comment of the order, each below the position to which it belongs; empty if the shop has
 * the files itself.
 */
export async function sendAttachments(attachments: Attachments, folder: string, shop: ShopClient): Promise<string> {
  const links = await attachments.send(folder)
  const [first] = links
  if (!first) return ''
  const cart = await readCartFields(shop)
  const positions = toQuoteRequestPositions(cart)
  const lines = links.flatMap(({ line, name, size, url }) => {
    const at = positions.findIndex((position) => position.attachmentKey === line)
    const position = positions[at]
    // Of a line that was taken out of the cart.
    if (line !== '' && !position) return []
    const where = position
      ? m.attachments_position({ position: at + 1, name: position.productNumber })
      : m.attachments_of_request()
    return [`${where}\n${name} (${formatBytes(size)})\n${url}`]
  })
  return [...lines, m.attachments_link_ends({ date: formatDate(first.until) })].join('\n')
}
