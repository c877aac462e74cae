/** Option ids as a list, or by the id of their group. */
export type ChosenOptions = string[] | Record<string, string>

/** The variant that has the most of the chosen options. */
export interface FoundCombination {
  variantId: string
  /** The options that it was found by. Those of other groups than the switched one are left out first. */
  options: ChosenOptions
}

/** The quantities in which a product is sold at the moment. */
export interface PurchaseLimit {
  productId: string
  minPurchase: number
  purchaseSteps: number
  maxPurchase: number
  stock: number | null
}
