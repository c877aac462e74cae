import type { CatalogueInput } from '#backend/shop/import/format.ts'
import { pathOf } from '#tools/demo-catalogue/categories/tree.ts'
import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { inGroupOrder, optionKey, type GroupKey } from '#tools/demo-catalogue/options/option.ts'
import type { Facts, Family, FamilyVariant } from './family.ts'

type ProductLine = CatalogueInput<'products'>
type VariantLine = CatalogueInput<'variants'>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const grams = (kilograms: number) => Math.max(0.001, Math.round(kilograms * 1000) / 1000)

/** Groups in which all variants have the same option: they describe the product, not the version. */
function sharedGroups(variants: readonly FamilyVariant[]): Set<GroupKey> {
  const keys = new Map<GroupKey, Set<string>>()
  for (const { options } of variants)
    for (const option of options) keys.set(option.group, (keys.get(option.group) ?? new Set()).add(option.key))
  return new Set([...keys].filter(([, found]) => found.size === 1).map(([group]) => group))
}

/** No drawing needs more than thousandths of a millimetre. */
function trimmed<Value>(value: Value): Value {
  if (typeof value === 'number') return thousandths(value) as Value
  if (Array.isArray(value)) return value.map(trimmed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)])) as Value
}

type FactKey = keyof Facts

/** Facts that all variants have alike move to the product. */
function sharedFacts([first, ...rest]: readonly FamilyVariant[]): Partial<Facts> {
  const entries = Object.entries(first?.facts ?? {}) as [FactKey, unknown][]
  return Object.fromEntries(
    entries.filter(([key, value]) => rest.every(({ facts }) => same(facts[key], value))),
  ) as Partial<Facts>
}

/** Papers for at least one variant, in the order of the most complete list. */
const allDocuments = (variants: readonly FamilyVariant[]): Facts['documents'] => {
  const order = ['data-sheet', 'atex', 'fda', 'handling', 'product-information'] as const
  return order.filter((kind) => variants.some(({ facts }) => facts.documents?.includes(kind)))
}

const without = (facts: Facts, shared: Partial<Facts>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([key, value]) => !same(value, shared[key as FactKey]))) as Facts

/** A variant without a price would inherit the product's: it has one only when all variants have. */
function lowestPrice(variants: readonly FamilyVariant[]): number | null {
  const prices = variants.map(({ price }) => price).filter((price) => price !== null)
  return prices.length === variants.length ? Math.min(...prices) : null
}

const crossSelling = ({ goesWith, alternatives }: Family): ProductLine['crossSelling'] => [
  { name: { de: 'Passt dazu', en: 'Goes with it' }, products: goesWith },
  ...(alternatives?.length ? [{ name: { de: 'Alternativen', en: 'Alternatives' }, products: alternatives }] : []),
]

/** Turns a family into its lines: positions, shared options and facts, pictures only where they differ. */
export function settle(family: Family, position: number): { product: ProductLine; variants: VariantLine[] } {
  const { number, name, slug, description, metaDescription, highlights, technical, variants } = family
  const [first] = variants
  if (!first) throw new Error(`${number} has no variants`)
  const face = family.shownBy ? variants.find((variant) => variant.number === family.shownBy) : first
  if (!face) throw new Error(`${number} has no variant ${family.shownBy}`)
  const groups = sharedGroups(variants)
  const shared = sharedFacts(variants)
  const properties = [...(family.properties ?? []), ...first.options.filter(({ group }) => groups.has(group))]
  const product: ProductLine = {
    number,
    position,
    name,
    slug,
    description,
    metaDescription,
    categories: [...new Set(family.categories.flatMap((category) => pathOf(category)))],
    properties: inGroupOrder(properties).map(optionKey),
    price: lowestPrice(variants),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    deliveryTime: first.deliveryTime,
    facts: {
      highlights: { de: highlights.map(({ de }) => de), en: highlights.map(({ en }) => en) },
      technical,
      food: false,
      atex: false,
      antistatic: false,
      pfas: false,
      ...shared,
      documents: allDocuments(variants),
    },
    picture: trimmed(face.picture),
    crossSelling: crossSelling(family),
  }
  return {
    product,
    variants: variants.map((variant, index): VariantLine => ({
      number: variant.number,
      parent: number,
      position: index + 1,
      options: inGroupOrder(variant.options.filter(({ group }) => !groups.has(group))).map(optionKey),
      price: variant.price,
      stock: variant.stock,
      deliveryTime: variant.deliveryTime,
      weight: grams(variant.weight),
      facts: without(variant.facts, product.facts),
      ...(!same(variant.picture, face.picture) && { picture: trimmed(variant.picture) }),
    })),
  }
}
