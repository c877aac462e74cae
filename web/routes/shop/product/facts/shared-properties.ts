import type { Product, PropertyOption } from '#contracts/shop/product.ts'
import { nameLanguage, type TextLanguages } from '#web/catalogue/text-languages.server.ts'
import type { Optioned } from '#web/routes/shop/product/read-product.server.ts'
import type { Column } from '#web/routes/shop/product/variants/variant-columns.ts'

/** A line of the technical data, with the languages of its words where they are not the page's. */
export interface PropertyLine {
  name: string
  value: string
  language?: string | undefined
  valueLanguage?: string | undefined
}

/** The options of a product in each of its groups. */
type Groups = ReadonlyMap<string, readonly PropertyOption[]>

/**
 * The properties of a product, and of a family those that all variants share: one line for each group. Groups with a
 * column are left out, and those that the company hides on the pages of products.
 */
export function sharedProperties(
  parent: Pick<Product, 'properties'>,
  variants: readonly Optioned[],
  columns: readonly Pick<Column, 'key'>[],
  languages: TextLanguages,
): PropertyLine[] {
  const own = groupsOf(parent)
  const ofVariants = variants.map(groupsOf)
  const withColumn = new Set(columns.map(({ key }) => key))
  const ids = new Set([own, ...ofVariants].flatMap((groups) => [...groups.keys()]))
  return [...ids]
    .filter((id) => !withColumn.has(id))
    .map((id) => sharedOptions(id, own, ofVariants))
    .filter(([first]) => first?.group && first.group.visibleOnProductDetailPage !== false)
    .toSorted(([a], [b]) => (a?.group?.position ?? 0) - (b?.group?.position ?? 0))
    .map((options) => lineOf(options, languages))
}

function groupsOf({ options, properties }: Partial<Optioned>): Groups {
  const groups = new Map<string, PropertyOption[]>()
  for (const option of [...(options ?? []), ...(properties ?? [])]) {
    const group = groups.get(option.groupId)
    if (!group) groups.set(option.groupId, [option])
    else if (!group.some(({ id }) => id === option.id)) group.push(option)
  }
  return groups
}

/** Empty where the variants differ. Without any option of their own they have the family's. */
function sharedOptions(id: string, own: Groups, ofVariants: readonly Groups[]): readonly PropertyOption[] {
  const keys = new Set(
    ofVariants.map((groups) =>
      (groups.get(id) ?? [])
        .map((option) => option.id)
        .toSorted()
        .join(),
    ),
  )
  return keys.size > 1 ? [] : (ofVariants[0]?.get(id) ?? own.get(id) ?? [])
}

function lineOf(options: readonly PropertyOption[], languages: TextLanguages): PropertyLine {
  const sorted = options.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const group = sorted[0]?.group
  const foreign = sorted.map((option) => nameLanguage(option, languages).language).find(Boolean)
  return {
    name: group?.translated.name ?? '',
    value: sorted.map(({ translated }) => translated.name).join(', '),
    language: group ? nameLanguage(group, languages).language : undefined,
    valueLanguage: foreign,
  }
}
