import type { Picture } from '#web/catalogue/product/picture.ts'

/** A product that goes with the one shown, to be added with it. */
export interface TogetherProduct {
  id: string
  name: string
  picture: Picture | undefined
  /** Id of the variant that goes best with the chosen one. */
  fit: string | undefined
  variants: { id: string; text: string }[]
}

/** Intent of the form. */
export const ADD_TOGETHER = 'together'
/** Parameter of the address that asks for the form. */
export const TOGETHER = 'together'
/** Names of its fields. */
export const TOGETHER_PRODUCT = 'product'
export const variantOfProduct = (id: string): string => `variant-${id}`
export const piecesOf = (id: string): string => `pieces-${id}`
