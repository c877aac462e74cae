import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { type Picture, pictureOf } from '#web/catalogue/product/picture.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { nameLanguage, type TextLanguages } from '#web/catalogue/text-languages.server.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { checkLine } from './check-line.ts'
import { findProducts } from './find-products.server.ts'
import type { ListField, ListLine } from './lines/list-line.ts'
import { problemText } from './problem-text.ts'

/** A line of a list, as the page shows it. */
export interface ShownLine {
  line: ListLine
  /** Undefined for an unknown number. */
  product: { id: string; number: string; name: string; language?: string; picture: Picture | undefined } | undefined
  /** Pieces and size as they were understood; undefined for a wrong line. */
  understood: string | undefined
  problem: { field: ListField; text: string; choices: string[] } | undefined
}

/** A checked line with its item for the cart; without one it has a problem. */
export interface LineForCart extends ShownLine {
  input: CartItemInput | undefined
}

/** Looks up all numbers of a list and checks each line. */
export async function checkList(
  shop: ShopClient,
  lines: readonly ListLine[],
  { listingLimit, languages }: { listingLimit: number; languages: TextLanguages },
): Promise<LineForCart[]> {
  const numbers = lines.flatMap(({ number, carries }) => (carries ? [number, carries] : [number]))
  const found = await findProducts(shop, numbers, listingLimit)
  return lines.map((line) => {
    const { product, problem, ...checked } = checkLine(line, found)
    return {
      line,
      product: product && {
        id: product.parentId ?? product.id,
        number: product.productNumber,
        name: product.translated.name,
        ...nameLanguage(product, languages),
        picture: pictureOf(product.cover?.media),
      },
      understood: product && 'input' in checked ? inputText(checked.input, product) : undefined,
      problem: problem && { field: problem.field, text: problemText(problem, line), choices: problem.choices },
      input: 'input' in checked ? checked.input : undefined,
    }
  })
}

/** Describes a line as it was understood: "40 pieces, cut to 1,250 mm". Without a size the shop sells a whole bar. */
function inputText({ quantity, cutLength, plasticFormat }: CartItemInput, product: Product): string {
  const pieces = m.cart_pieces({ count: quantity })
  const { cut, format } = factsOf(product)
  if (plasticFormat) {
    const { strength, width, length } = plasticFormat
    return m.list_understood_format({ pieces, format: sidesText(strength, width, length) })
  }
  if (cutLength !== undefined) return m.list_understood_cut({ pieces, length: formatNumber(cutLength) })
  if (cut) return m.list_understood_bar({ pieces, length: formatNumber(cut.bar) })
  if (!format) return pieces
  return m.list_understood_sheet({ pieces, format: sidesText(format.strength, format.width.max, format.length.max) })
}

const sidesText = (...sides: number[]): string => sides.map((side) => formatNumber(side, 1)).join(' × ')
