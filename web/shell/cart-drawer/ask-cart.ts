import { filePaths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** A line of the cart, as short as a phone shows it. */
export interface CartDrawerLine {
  id: string
  name: string
  /** Of the name, where it is not the page's. */
  language?: string | undefined
  /** Page of its product. */
  path: string
  productNumber: string
  /** Cut length or plastic format with its unit. */
  size?: string | undefined
  quantity: number
  /** Address of its picture. */
  picture?: string | undefined
}

/** The visitor's cart. */
export interface DrawnCart {
  lines: CartDrawerLine[]
  /** Number of the quote request that this browser has just sent. */
  sent?: string | undefined
}

/** Asks for the visitor's cart; throws without a response. */
export async function askCart(signal: AbortSignal): Promise<DrawnCart> {
  const response = await fetch(filePaths.cartLines(getLocale()), { signal })
  if (!response.ok) throw new Error(`The cart was not sent: ${response.status}`)
  return (await response.json()) as DrawnCart
}
