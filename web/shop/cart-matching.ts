import type { ChangedLineItem, LineItem, LineItemPayload, NewLineItem, PlasticFormat } from '#contracts/shop/cart.ts'

/** What a visitor wants to have in the cart: a variant, perhaps cut, so many pieces. */
export interface Wish {
  productId: string
  quantity: number
  plasticFormat?: PlasticFormat
  /** mm. */
  cutLength?: number
}

/** What to ask of the shop: lines that exist get their new absolute quantity, the others are posted. */
export interface CartPlan {
  changed: ChangedLineItem[]
  added: NewLineItem[]
}

type Cut = Pick<Wish, 'productId' | 'plasticFormat' | 'cutLength'>

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
function sumAlike(wishes: readonly Wish[]): Wish[] {
  const summed: Wish[] = []
  for (const wish of wishes) {
    const alike = summed.find((known) => isSameCut(known, wish))
    if (alike) alike.quantity += wish.quantity
    else summed.push({ ...wish })
  }
  return summed
}

/** Lines that match are summed and changed, the rest become new lines, in the order of the wishes. */
export function planCart(lines: readonly LineItem[], wishes: readonly Wish[]): CartPlan {
  const plan: CartPlan = { changed: [], added: [] }
  for (const wish of sumAlike(wishes)) {
    const line = lines.find((candidate) => candidate.type === 'product' && isSameCut(cutOf(candidate), wish))
    const item = { type: 'product', referencedId: wish.productId, payload: payloadOf(wish) } as const
    if (line) plan.changed.push({ ...item, id: line.id, quantity: (line.quantity ?? 0) + wish.quantity })
    else plan.added.push({ ...item, quantity: wish.quantity })
  }
  return plan
}
