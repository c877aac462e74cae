import type { CatalogueFile, CatalogueInput } from '#backend/shop/import/format.ts'
import { CATEGORY_TREE, type CategoryText, type RootCategory } from '#tools/demo-catalogue/categories/tree.ts'
import { families } from '#tools/demo-catalogue/families/families.ts'
import { GROUP_KEYS, GROUPS, type Option } from '#tools/demo-catalogue/options/option.ts'
import { settle } from './settle.ts'

export type CatalogueLines = { [File in CatalogueFile]: CatalogueInput<File>[] }

/** Every option in use, once, under its group. */
function propertyGroups(options: readonly Option[]): CatalogueLines['property-groups'] {
  return GROUP_KEYS.map((group, position) => {
    const found = new Map(options.filter((option) => option.group === group).map((option) => [option.key, option]))
    const sorted = [...found.values()].toSorted((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1))
    return {
      key: group,
      name: GROUPS[group],
      position: position + 1,
      filterable: true,
      options: sorted.map(({ key, name, colour }, index) => ({
        key,
        name,
        position: index + 1,
        ...(colour && { colour }),
      })),
    }
  }).filter((group) => group.options.length > 0)
}

const DELIVERY_TIMES: CatalogueLines['delivery-times'] = [
  {
    key: 'stock',
    name: { de: '2 Arbeitstage', en: '2 working days' },
    min: 1,
    max: 2,
    unit: 'day',
  },
  { key: 'nine-days', name: { de: '9 Arbeitstage', en: '9 working days' }, min: 7, max: 9, unit: 'day' },
  { key: 'three-weeks', name: { de: '3–4 Wochen', en: '3–4 weeks' }, min: 3, max: 4, unit: 'week' },
]

/** Draws up the whole catalogue, in the order in which it is read: parents before children. */
export function catalogueLines(): CatalogueLines {
  const settled = families.map((family, index) => settle(family, index + 1))
  const pictures = new Map(settled.map(({ product }) => [product.number, product.picture]))
  const category = (key: string, parent: string | null, position: number, text: CategoryText) => ({
    key,
    parent,
    position,
    name: text.name,
    slug: text.slug,
    description: text.description,
    picture: pictures.get(text.pictureOf),
  })
  const roots = Object.entries(CATEGORY_TREE) as [string, RootCategory][]
  return {
    'property-groups': propertyGroups(
      families.flatMap(({ properties = [], variants }) => [
        ...properties,
        ...variants.flatMap(({ options }) => options),
      ]),
    ),
    'delivery-times': DELIVERY_TIMES,
    categories: roots.flatMap(([key, root], index) => [
      category(key, null, index + 1, root),
      ...Object.entries(root.children ?? {}).map(([child, text], place) => category(child, key, place + 1, text)),
    ]),
    products: settled.map(({ product }) => product),
    variants: settled.flatMap(({ variants }) => variants),
  }
}
