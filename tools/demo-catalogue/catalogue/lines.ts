import type { Family } from '#tools/demo-catalogue/families/family.ts'
import { families } from '#tools/demo-catalogue/families/families.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import { CATEGORIES, type CategorySource } from '#tools/demo-catalogue/sources/categories.ts'
import { LABELS } from '#tools/demo-catalogue/sources/labels.ts'
import type { CompleteLines, CompletePicture } from './complete-lines.ts'
import { normalizeFamily } from './normalize-family.ts'

/** Lists have other filters that say the same: diameter and bore of a tube, and the facts of products. */
const NOT_FILTERED: ReadonlySet<string> = new Set(['tube-size', 'suitability', 'pfas'])

/** Every option in use, once, under its group. */
export function propertyGroups(options: readonly Option[]): CompleteLines['property-groups'] {
  const groups = Object.entries(LABELS.propertyGroups).map(([group, name], index) => {
    const found = new Map(options.filter((option) => option.group === group).map((option) => [option.key, option]))
    const sorted = [...found.values()].toSorted((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1))
    return {
      key: group,
      name,
      position: index + 1,
      filterable: !NOT_FILTERED.has(group),
      options: sorted.map(({ key, name: option, colour }, place) => ({
        key,
        name: option,
        position: place + 1,
        ...(colour && { colour }),
      })),
    }
  })
  return groups.filter((group) => group.options.length > 0)
}

type Pictures = ReadonlyMap<string, CompletePicture>

function categoryLines(pictures: Pictures): CompleteLines['categories'] {
  const toLine = (key: string, parent: string | null, position: number, category: CategorySource) => {
    const { name, slug, description, pictureOf } = category
    const picture = pictures.get(pictureOf)
    if (!picture) throw new Error(`data/demo/categories.json: ${key}.pictureOf: there is no product ${pictureOf}`)
    return { key, parent, position, name, slug, description, picture }
  }
  return Object.entries(CATEGORIES).flatMap(([key, root], index) => [
    toLine(key, null, index + 1, root),
    ...Object.entries(root.children).map(([child, category], place) => toLine(child, key, place + 1, category)),
  ])
}

/** All options of a family and its variants; many occur several times. */
export const optionsOfFamily = ({ properties, variants }: Family): Option[] => [
  ...properties,
  ...variants.flatMap((variant) => [...variant.options, ...variant.properties]),
]

/** Generates the whole catalogue in reading order: parents before children. */
export function catalogueLines(): CompleteLines {
  const normalized = families.map((family, index) => normalizeFamily(family, index + 1))
  return {
    'property-groups': propertyGroups(families.flatMap(optionsOfFamily)),
    'delivery-times': Object.entries(LABELS.deliveryTimes).map(([key, time]) => ({ key, ...time })),
    categories: categoryLines(new Map(normalized.map(({ product }) => [product.number, product.picture]))),
    products: normalized.map(({ product }) => product),
    variants: normalized.flatMap(({ variants }) => variants),
  }
}
