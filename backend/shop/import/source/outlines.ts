import type { CatalogueLine } from '#backend/shop/import/format.ts'

type Product = CatalogueLine<'products'>
type Variant = CatalogueLine<'variants'>

/**
 * The part of a product that checks, addresses and cross-selling read. Its texts, facts and picture are most of a line;
 * they are read again for its rows.
 */
export type ProductOutline = Pick<
  Product,
  'number' | 'slug' | 'categories' | 'properties' | 'deliveryTime' | 'crossSelling'
> & { cProfiles: readonly string[] }

export type VariantOutline = Pick<Variant, 'number' | 'parent' | 'options' | 'properties' | 'deliveryTime'> & {
  cProfiles: readonly string[]
}

export interface Outliner {
  product: (line: Product) => ProductOutline
  variant: (line: Variant) => VariantOutline
}

/** Texts and lists that many lines have in common are stored once: of 100,000 variants they would take a gigabyte. */
export function createOutliner(): Outliner {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  const one = (text: string): string => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return known ?? text
  }
  const all = (list: readonly string[]): string[] => list.map(one)
  const list = (given: readonly string[] = []): readonly string[] => {
    const key = given.join(' ')
    const known = lists.get(key) ?? given
    lists.set(key, known)
    return known
  }
  return {
    product: ({ number, slug, categories, properties, deliveryTime, crossSelling, facts }) => ({
      number,
      slug,
      categories: all(categories),
      properties: all(properties),
      deliveryTime: one(deliveryTime),
      crossSelling,
      cProfiles: list(facts.cProfiles),
    }),
    variant: ({ number, parent, options, properties, deliveryTime, facts }) => ({
      number,
      parent: one(parent),
      options: all(options),
      properties: all(properties),
      deliveryTime: one(deliveryTime),
      cProfiles: list(facts.cProfiles),
    }),
  }
}
