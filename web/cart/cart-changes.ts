import type { LineItem, LineItemPayload, NewLineItem, PlasticFormat } from '#contracts/shop/cart.ts'

/** An item to be put into the cart: a variant, optionally cut, and its quantity. */
export interface CartItemInput {
  productId: string
  quantity: number
  plasticFormat?: PlasticFormat
  /** mm. */
  cutLength?: number
}

/** The content that distinguishes one line of a cart from another. */
export type LineIdentity = Pick<CartItemInput, 'productId' | 'plasticFormat' | 'cutLength'>

const sameFormat = (a: PlasticFormat | undefined, b: PlasticFormat | undefined): boolean =>
  a?.strength === b?.strength && a?.width === b?.width && a?.length === b?.length

/**
 * The cart's rule of identity: the product, plus strength, width and length of a plastic format, plus the cut length. A
 * value on one side only is a difference: an uncut bar is not a piece of 500 mm.
 */
export const isSameLine = (a: LineIdentity, b: LineIdentity): boolean =>
  a.productId === b.productId && sameFormat(a.plasticFormat, b.plasticFormat) && a.cutLength === b.cutLength

const identityOf = ({ referencedId, payload }: LineItem): LineIdentity => ({
  productId: referencedId ?? '',
  ...(payload?.plastic_format ? { plasticFormat: payload.plastic_format } : {}),
  ...(payload?.cut_length === undefined ? {} : { cutLength: payload.cut_length }),
})

const payloadOf = ({ plasticFormat, cutLength }: CartItemInput): LineItemPayload => ({
  ...(plasticFormat ? { plastic_format: plasticFormat } : {}),
  ...(cutLength === undefined ? {} : { cut_length: cutLength }),
})

/** Adds up the quantities of equal inputs. */
export function mergeEqualInputs(inputs: readonly CartItemInput[]): CartItemInput[] {
  const summed: CartItemInput[] = []
  for (const input of inputs) {
    const alike = summed.find((known) => isSameLine(known, input))
    if (alike) alike.quantity += input.quantity
    else summed.push({ ...input })
  }
  return summed
}

/**
 * The items to post, in the order of the inputs. Each quantity is a difference, which the shop adds to the line of that
 * id. An input that matches a line takes its id. Other ids are derived from the content, so that two simultaneous first
 * additions meet in one line.
 * @param idOf derives an id from the content; `attempt` counts up from 0 while a line with other content has that id.
 */
export function toCartChanges(
  lines: readonly LineItem[],
  inputs: readonly CartItemInput[],
  idOf: (line: LineIdentity, attempt: number) => string,
): (NewLineItem & { id: string })[] {
  const taken = new Set(lines.map(({ id }) => id))
  const freeId = (line: LineIdentity, attempt = 0): string => {
    const id = idOf(line, attempt)
    return taken.has(id) ? freeId(line, attempt + 1) : id
  }
  return mergeEqualInputs(inputs).map((input) => {
    const line = lines.find((candidate) => candidate.type === 'product' && isSameLine(identityOf(candidate), input))
    return {
      id: line?.id ?? freeId(input),
      type: 'product',
      referencedId: input.productId,
      quantity: input.quantity,
      payload: payloadOf(input),
    }
  })
}
