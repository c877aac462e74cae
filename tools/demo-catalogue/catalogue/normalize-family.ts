import { fromTexts } from '#tools/demo-catalogue/text.ts'
import { DOCUMENT_KINDS } from '#tools/demo-catalogue/facts/suitability.ts'
import type { Family, FamilyVariant } from '#tools/demo-catalogue/families/family.ts'
import { optionKey, sortByGroup, type Option } from '#tools/demo-catalogue/options/option.ts'
import { categoryPath } from '#tools/demo-catalogue/sources/categories.ts'
import { LABELS, type GroupKey } from '#tools/demo-catalogue/sources/labels.ts'
import type { CompleteProduct, CompleteVariant } from './complete-lines.ts'

type Facts = CompleteVariant['facts']

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const grams = (kilograms: number) => Math.max(0.001, Math.round(kilograms * 1000) / 1000)

/** Groups in which all variants have the same option: they describe the product. */
function sharedGroups(variants: readonly FamilyVariant[]): Set<GroupKey> {
  const keys = new Map<GroupKey, Set<string>>()
  for (const { options, properties } of variants)
    for (const option of [...options, ...properties])
      keys.set(option.group, (keys.get(option.group) ?? new Set()).add(option.key))
  return new Set([...keys].filter(([, found]) => found.size === 1).map(([group]) => group))
}

/** Facts in the order in which the files have them. */
const FACT_KEYS = [
  'cut',
  'cProfiles',
  'format',
  'dimensions',
  'technical',
  'food',
  'atex',
  'antistatic',
  'pfas',
  'documents',
  'solids',
  'model',
  'parts',
  'hasModel',
] as const satisfies (keyof Facts)[]

/** Copies the facts that pass a test. */
function pickFacts(facts: Facts, passes: (key: keyof Facts, value: unknown) => boolean): Facts {
  const picked: Facts = {}
  const copy = <Key extends keyof Facts>(key: Key) => {
    picked[key] = facts[key]
  }
  for (const key of FACT_KEYS) if (facts[key] !== undefined && passes(key, facts[key])) copy(key)
  return picked
}

/** Facts that are the same for all variants: they move to the product. */
const sharedFacts = (facts: Facts, variants: readonly FamilyVariant[]): Facts =>
  pickFacts(facts, (key, value) => variants.every((variant) => isSame(variant.facts[key], value)))

/** Documents of at least one variant. */
const allDocuments = (variants: readonly FamilyVariant[]): Facts['documents'] =>
  DOCUMENT_KINDS.filter((kind) => variants.some(({ facts }) => facts.documents?.includes(kind)))

/** A variant without a price would inherit the product's: a product has a price only if all variants have one. */
function lowestPrice(variants: readonly FamilyVariant[]): number | null {
  const prices = variants.map(({ price }) => price).filter((price) => price !== null)
  return prices.length === variants.length ? Math.min(...prices) : null
}

const crossSelling = ({ accessories, alternatives }: Family): CompleteProduct['crossSelling'] => [
  { name: LABELS.crossSelling.accessories, products: accessories },
  ...(alternatives ? [{ name: LABELS.crossSelling.alternatives, products: alternatives }] : []),
]

function toProduct(
  family: Family,
  position: number,
  { first, pictured, groups }: { first: FamilyVariant; pictured: FamilyVariant; groups: ReadonlySet<GroupKey> },
): CompleteProduct {
  const { number, name, slug, description, metaDescription, highlights, technical, variants } = family
  const shared = [...first.options, ...first.properties].filter(({ group }) => groups.has(group))
  const properties = [...family.properties, ...shared]
  return {
    number,
    position,
    name,
    slug,
    description,
    metaDescription,
    categories: [...new Set(family.categories.flatMap((category) => categoryPath(category) ?? []))],
    properties: sortByGroup(properties).map(optionKey),
    price: lowestPrice(variants),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    deliveryTime: first.deliveryTime,
    facts: {
      highlights: fromTexts(highlights, (textOf) => highlights.map(textOf)),
      technical,
      food: false,
      atex: false,
      antistatic: false,
      pfas: false,
      ...sharedFacts(first.facts, variants),
      documents: allDocuments(variants),
      regulations: LABELS.regulations,
    },
    picture: pictured.picture,
    crossSelling: crossSelling(family),
  }
}

/** Turns a family into its lines: positions, shared options and facts, pictures only where they differ. */
export function normalizeFamily(
  family: Family,
  position: number,
): { product: CompleteProduct; variants: CompleteVariant[] } {
  const { number, variants, pictureOf } = family
  const [first] = variants
  if (!first) throw new Error(`${number} has no variants`)
  const pictured = variants.find((variant) => variant.number === pictureOf)
  if (!pictured) throw new Error(`${number} has no variant ${pictureOf}`)
  const groups = sharedGroups(variants)
  const product = toProduct(family, position, { first, pictured, groups })
  const ownKeys = (options: readonly Option[]) =>
    sortByGroup(options.filter(({ group }) => !groups.has(group))).map(optionKey)
  return {
    product,
    variants: variants.map((variant, index): CompleteVariant => ({
      number: variant.number,
      parent: number,
      position: index + 1,
      options: ownKeys(variant.options),
      ...(variant.properties.length > 0 && { properties: ownKeys(variant.properties) }),
      price: variant.price,
      stock: variant.stock,
      deliveryTime: variant.deliveryTime,
      weight: grams(variant.weight),
      facts: pickFacts(variant.facts, (key, value) => !isSame(value, product.facts[key])),
      ...(!isSame(variant.picture, pictured.picture) && { picture: variant.picture }),
    })),
  }
}
