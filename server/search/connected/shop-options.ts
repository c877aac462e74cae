import { type Locale, perLocale } from '#contracts/locales.ts'
import type { IndexedOption } from '#contracts/search/index-source.ts'
import type { SearchFilterName } from '#contracts/search/search-request.ts'
import type { Product, PropertyOption } from '#contracts/shop/product.ts'

/** Options and properties of a product. A group that the shop does not show may be a place in the store. */
export const shownOptions = ({ options, properties }: Product): PropertyOption[] =>
  [...(options ?? []), ...(properties ?? [])].filter(({ group }) => group?.visibleOnProductDetailPage !== false)

/** An option by its names in each language, which a product that has it was read in. */
export function toOption(id: string, product: Record<Locale, Product>): IndexedOption {
  const found = perLocale((locale) => shownOptions(product[locale]).find((option) => option.id === id))
  const labels = perLocale((locale) => found[locale]?.group?.translated.name ?? found.en?.group?.translated.name ?? '')
  return {
    id,
    filter: filterOf(labels),
    // A name may be in no alphabet that addresses have, and two names may differ in a sign.
    key: id,
    position: found.en?.position ?? 0,
    names: perLocale((locale) => (found[locale] ?? found.en)?.translated.name ?? ''),
    labels,
  }
}

/** Names that companies give to the groups by which the search can be filtered. */
const FILTER_NAMES = {
  family: ['family', 'product family', 'produktfamilie', 'productfamilie', 'produktová řada'],
  material: ['material', 'werkstoff', 'materiaal', 'materiál'],
  chain: ['chain', 'kette', 'ketting', 'řetěz'],
  colour: ['colour', 'color', 'farbe', 'kleur', 'barva'],
  thickness: ['thickness', 'dicke', 'stärke', 'dikte', 'tloušťka'],
} as const satisfies Partial<Record<SearchFilterName, readonly string[]>>

/** Filters that are not groups of properties: a group of this name is another thing. */
const OTHER_FILTERS: readonly string[] = ['category', 'stock']

function filterOf(labels: Record<Locale, string>): string {
  const names = Object.values(labels).map((label) => label.toLowerCase().trim())
  const found = Object.entries(FILTER_NAMES).find(([, known]) => known.some((name) => names.includes(name)))?.[0]
  const key = toKey(labels.en)
  return found ?? (OTHER_FILTERS.includes(key) ? `group-${key}` : key)
}

/** `inner width` is `inner-width`, as the parameter of a measure. */
export const toKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
    .slice(0, 40)
