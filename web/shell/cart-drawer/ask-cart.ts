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

/** Asks for the lines of the visitor's cart; throws without a response. */
export async function askCart(signal: AbortSignal): Promise<CartDrawerLine[]> {
  const response = await fetch(filePaths.cartLines(getLocale()), { signal })
  const body: unknown = response.ok ? await response.json() : undefined
  if (!Array.isArray(body)) throw new Error(`The cart was not sent: ${response.status}`)
  return body
}
