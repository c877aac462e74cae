import type { CatalogueLine } from '#backend/shop/import/format.ts'

type Product = CatalogueLine<'products'>
type Variant = CatalogueLine<'variants'>

/**
 * The part of a product that checks, addresses and cross-selling read. Its texts, facts and picture are most of a line;
 * they are read again for its rows.
 */
export type ProductOutline = Pick<
  Product,
  'number' | 'slug' | 'categories' | 'properties' | 'deliveryTime' | 'crossSelling' | 'photographs' | 'files'
> &
  OutlinedFacts

export type VariantOutline = Pick<
  Variant,
  'number' | 'parent' | 'options' | 'properties' | 'deliveryTime' | 'photographs' | 'files'
> &
  OutlinedFacts

/** The facts that documents state, without those that the line leaves out. */
export type Declared = Pick<Product['facts'], 'documents' | 'food' | 'atex' | 'pfas'>

interface OutlinedFacts {
  cProfiles: readonly string[]
  declared: Declared
}

const NONE: never[] = []

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
  const declarations = new Map<string, Declared>()
  const declaredBy = ({ documents, food, atex, pfas }: Product['facts']): Declared => {
    const given = Object.entries({ documents, food, atex, pfas }).filter(([, value]) => value !== undefined)
    const key = JSON.stringify(given)
    const declared = declarations.get(key) ?? Object.fromEntries(given)
    declarations.set(key, declared)
    return declared
  }
  return {
    product: ({ number, slug, categories, properties, deliveryTime, crossSelling, facts, photographs, files }) => ({
      number,
      slug,
      categories: all(categories),
      properties: all(properties),
      deliveryTime: deliveryTime && one(deliveryTime),
      crossSelling,
      cProfiles: list(facts.cProfiles),
      declared: declaredBy(facts),
      photographs: photographs.length > 0 ? photographs : NONE,
      files: files.length > 0 ? files : NONE,
    }),
    variant: ({ number, parent, options, properties, deliveryTime, facts, photographs, files }) => ({
      number,
      parent: one(parent),
      options: all(options),
      properties: all(properties),
      deliveryTime: deliveryTime && one(deliveryTime),
      cProfiles: list(facts.cProfiles),
      declared: declaredBy(facts),
      photographs: photographs.length > 0 ? photographs : NONE,
      files: files.length > 0 ? files : NONE,
    }),
  }
}
