import type { LineItem, LineItemPayload, NewLineItem, PlasticFormat } from '#contracts/shop/cart.ts'

/** What a visitor wants to have in the cart: a variant, perhaps cut, so many pieces. */
export interface Wish {
  productId: string
  quantity: number
  plasticFormat?: PlasticFormat
  /** mm. */
  cutLength?: number
}

/** What tells one line of a cart from another. */
export type Cut = Pick<Wish, 'productId' | 'plasticFormat' | 'cutLength'>

const sameFormat = (a: PlasticFormat | undefined, b: PlasticFormat | undefined): boolean =>
  a?.strength === b?.strength && a?.width === b?.width && a?.length === b?.length

/**
 * The cart's rule of identity: the product, plus strength, width and length when a plastic format is given, plus the
 * cut length when given. Given on one side only is a difference: an uncut bar is not a piece of 500 mm.
 */
export const isSameCut = (a: Cut, b: Cut): boolean =>
  a.productId === b.productId && sameFormat(a.plasticFormat, b.plasticFormat) && a.cutLength === b.cutLength

const cutOf = ({ referencedId, payload }: LineItem): Cut => ({
  productId: referencedId ?? '',
  ...(payload?.plastic_format ? { plasticFormat: payload.plastic_format } : {}),
  ...(payload?.cut_length === undefined ? {} : { cutLength: payload.cut_length }),
})

const payloadOf = ({ plasticFormat, cutLength }: Wish): LineItemPayload => ({
  ...(plasticFormat ? { plastic_format: plasticFormat } : {}),
  ...(cutLength === undefined ? {} : { cut_length: cutLength }),
})

/** The same length written twice is one wish. */
export function sumAlike(wishes: readonly Wish[]): Wish[] {
  const summed: Wish[] = []
  for (const wish of wishes) {
    const alike = summed.find((known) => isSameCut(known, wish))
    if (alike) alike.quantity += wish.quantity
    else summed.push({ ...wish })
  }
  return summed
}

/**
 * What to post, in the order of the wishes: each quantity is a difference, which the shop adds to the line of that id.
 * A wish that matches a line has its id, another one an id that every process makes of it, so that two first adds at
 * once meet in one line.
 * @param idOf makes an id of content; `attempt` counts up from 0 while a line with other content has it.
 */
export function planCart(
  lines: readonly LineItem[],
  wishes: readonly Wish[],
  idOf: (cut: Cut, attempt: number) => string,
): (NewLineItem & { id: string })[] {
  const taken = new Set(lines.map(({ id }) => id))
  const freeId = (cut: Cut, attempt = 0): string => {
    const id = idOf(cut, attempt)
    return taken.has(id) ? freeId(cut, attempt + 1) : id
  }
  return sumAlike(wishes).map((wish) => {
    const line = lines.find((candidate) => candidate.type === 'product' && isSameCut(cutOf(candidate), wish))
    return {
      id: line?.id ?? freeId(wish),
      type: 'product',
      referencedId: wish.productId,
      quantity: wish.quantity,
      payload: payloadOf(wish),
    }
  })
}
