import type { ProductFacts } from '#contracts/shop/product-facts.ts'

/** Suitabilities; undefined where the shop does not say. */
export type Flags = { [Name in 'food' | 'atex' | 'antistatic' | 'pfas']: boolean | undefined }

/** Suitabilities that at least one variant is known to have. */
export const someFlags = (all: readonly Flags[]): Flags => ({
  food: all.some(({ food }) => food),
  atex: all.some(({ atex }) => atex),
  antistatic: all.some(({ antistatic }) => antistatic),
  pfas: all.some(({ pfas }) => pfas),
})

export const flagsOf = ({ food, atex, antistatic, pfas }: Partial<ProductFacts>): Flags => ({
  food,
  atex,
  antistatic,
  pfas,
})
