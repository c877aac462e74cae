import type { ProductFacts } from '#contracts/shop/product-facts.ts'

export type Flags = Pick<ProductFacts, 'food' | 'atex' | 'antistatic' | 'pfas'>

/** Suitabilities of at least one variant. */
export const someFlags = (all: readonly Flags[]): Flags => ({
  food: all.some(({ food }) => food),
  atex: all.some(({ atex }) => atex),
  antistatic: all.some(({ antistatic }) => antistatic),
  pfas: all.some(({ pfas }) => pfas),
})

export const flagsOf = ({ food, atex, antistatic, pfas }: Flags): Flags => ({ food, atex, antistatic, pfas })
