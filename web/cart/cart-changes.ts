import type { LineItem, LineItemPayload, NewLineItem, PlasticFormat } from '#contracts/shop/cart.ts'

/** An item to be put into the cart: a variant, optionally cut, and its quantity. */
export interface CartItemInput {
  productId: string
  quantity: number
  plasticFormat?: PlasticFormat
  /** mm. */
  cutLength?: number
  note?: string
  /** The buyer's own number of the line. */
  reference?: string
  /** Id of the chain guide that a C-profile carries. */
  carries?: string
  /** Key of its files, of a line that had some before it was removed. */
  attachments?: string
}

/** The content that distinguishes one line of a cart from another. */
export type LineIdentity = Omit<CartItemInput, 'quantity'>

/**
 * The cart's rule of identity: the product, plus strength, width and length of a plastic format, plus the cut length. A
 * value on one side only is a difference: an uncut bar is not a piece of 500 mm.
 */
const pieceOf = ({ productId, plasticFormat, cutLength }: LineIdentity) => [
  productId,
  plasticFormat && [plasticFormat.strength, plasticFormat.width, plasticFormat.length],
  cutLength,
]

/** The same piece with the same texts and files of the buyer. */
export const lineContent = (line: LineIdentity) => [
  ...pieceOf(line),
  line.note,
  line.reference,
  line.carries,
  line.attachments,
]

const isSamePiece = (a: LineIdentity, b: LineIdentity): boolean =>
  JSON.stringify(pieceOf(a)) === JSON.stringify(pieceOf(b))

/** Equal for equal lines. */
export const lineKey = (line: LineIdentity): string => JSON.stringify(lineContent(line))

export const isSameLine = (a: LineIdentity, b: LineIdentity): boolean => lineKey(a) === lineKey(b)

/** Reads a line of the cart back into the input that made it. A Shopware returns null for removed values. */
export const toCartItemInput = ({
  referencedId,
  quantity,
  payload,
}: Pick<LineItem, 'referencedId' | 'quantity' | 'payload'>): CartItemInput => ({
  productId: referencedId ?? '',
  quantity: quantity ?? 1,
  ...(payload?.plastic_format ? { plasticFormat: payload.plastic_format } : {}),
  ...(payload?.cut_length ? { cutLength: payload.cut_length } : {}),
  ...(payload?.note ? { note: payload.note } : {}),
  ...(payload?.reference ? { reference: payload.reference } : {}),
  ...(payload?.carries ? { carries: payload.carries } : {}),
  ...(payload?.attachments ? { attachments: payload.attachments } : {}),
})

export const toPayload = ({
  plasticFormat,
  cutLength,
  note,
  reference,
  carries,
  attachments,
}: LineIdentity): LineItemPayload => ({
  ...(plasticFormat ? { plastic_format: plasticFormat } : {}),
  ...(cutLength === undefined ? {} : { cut_length: cutLength }),
  ...(note ? { note } : {}),
  ...(reference ? { reference } : {}),
  ...(carries ? { carries } : {}),
  ...(attachments ? { attachments } : {}),
})

/** Adds up the quantities of equal inputs. */
export function mergeEqualInputs(inputs: readonly CartItemInput[]): CartItemInput[] {
  const summed = new Map<string, CartItemInput>()
  for (const input of inputs) {
    const key = lineKey(input)
    const alike = summed.get(key)
    if (alike) alike.quantity += input.quantity
    else summed.set(key, { ...input })
  }
  return [...summed.values()]
}

/**
 * The line to which an input is added: one with the same texts. An input without texts fits any line of the same piece.
 * Notes of the buyer therefore never get lost, and the product page adds to the existing line.
 */
export function findLine(lines: readonly LineItem[], input: CartItemInput): LineItem | undefined {
  const alike = lines.filter(
    (line) => line.type === 'product' && !line.payload?.joined && isSamePiece(toCartItemInput(line), input),
  )
  const hasTexts = input.note ?? input.reference ?? input.carries ?? input.attachments
  const isMeant = (line: LineItem) => {
    const { attachments, ...texts } = toCartItemInput(line)
    // An input of a list has no files, and is added to a line with some.
    return isSameLine(input.attachments && attachments ? { ...texts, attachments } : texts, input)
  }
  return alike.find(isMeant) ?? (hasTexts ? undefined : alike[0])
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
  const byProduct = Map.groupBy(lines, ({ referencedId }) => referencedId)
  return mergeEqualInputs(inputs).map((input) => {
    const line = findLine(byProduct.get(input.productId) ?? [], input)
    return {
      id: line?.id ?? freeId(input),
      type: 'product',
      referencedId: input.productId,
      quantity: input.quantity,
      payload: toPayload(input),
    }
  })
}
