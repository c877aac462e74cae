import { fillForm, formOf, openForm, readForms, submitForm, type PageForm } from '#test/support/page-form.ts'
import { ADDRESS, CONFIRMED, PRODUCT, VARIANT, type Visitor } from '#test/support/visitor.ts'

export const CART = '/de/shop/cart'
export const CHECKOUT = '/de/shop/checkout'
export const SUMMARY = '/de/shop/checkout?step=summary'
export const CONFIRMATION = '/de/shop/orderconfirmation'

/** The completed form of the product page: one piece of that length, in mm. */
export const openProduct = async (visitor: Visitor, length = 1250): Promise<PageForm> =>
  fillForm(await openForm(visitor, PRODUCT, 'cut_length'), {
    variant: VARIANT,
    cut_length: String(length),
    quantity: '1',
  })

/** The completed address form. */
export const openAddress = async (visitor: Visitor, email: string): Promise<PageForm> =>
  fillForm(await openForm(visitor, CHECKOUT, 'email'), { ...ADDRESS, email })

/** The form of the summary with all its confirmations, ready to be sent. */
export const openSummary = async (visitor: Visitor): Promise<PageForm> => summaryOf(await visitor.get(SUMMARY))

export const summaryOf = async (response: Response): Promise<PageForm> =>
  fillForm(await formOf(response, SUMMARY, 'comment'), CONFIRMED)

/** Target of a redirect; throws for other responses. */
export function toRedirectTarget(response: Response): string {
  const to = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && to) return to
  throw new Error(`${new URL(response.url).pathname} responded with ${response.status} instead of leading on`)
}

/** Puts one piece into the cart. */
export async function addPieceByForm(visitor: Visitor, length?: number): Promise<void> {
  toRedirectTarget(await submitForm(visitor, await openProduct(visitor, length)))
}

/** Goes from the first page to the summary. */
export async function goToSummaryByForms(visitor: Visitor, email: string): Promise<PageForm> {
  await addPieceByForm(visitor)
  toRedirectTarget(await submitForm(visitor, await openAddress(visitor, email)))
  return openSummary(visitor)
}

/** Quantities of the cart's lines on its page; empty if the cart is empty or leads to a confirmation. */
export async function quantitiesInCart(visitor: Visitor): Promise<number[]> {
  const response = await visitor.get(CART)
  if (response.status >= 400) throw new Error(`The cart responded with ${response.status}`)
  return readForms(await response.text(), CART)
    .flatMap(({ fields }) => fields)
    .filter(([name]) => name === 'quantity')
    .map(([, value]) => Number(value))
}
