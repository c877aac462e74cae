import type { ProductFacts } from '#contracts/shop/product-facts.ts'

export type Flags = Pick<ProductFacts, 'food' | 'atex' | 'antistatic' | 'pfas'>

export const flagsOf = ({ food, atex, antistatic, pfas }: Flags): Flags => ({ food, atex, antistatic, pfas })
