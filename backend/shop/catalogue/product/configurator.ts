import { toGroups } from './property-options.ts'
import type { OptionStruct } from './property-options.ts'

/**
 * Returns the groups by which variants differ, with the options that occur. An option is `combinable` if a variant has
 * it together with the choices in all other groups.
 * @param variants option ids of each variant.
 * @param chosen option ids of the current variant; none for a parent.
 */
export function toConfigurator(variants: string[][], chosen: string[], options: ReadonlyMap<string, OptionStruct>) {
  const existing = variants.map((ids) => new Set(ids))
  const occurring = [...new Set(variants.flat())].flatMap((id) => options.get(id) ?? [])
  const isCombinable = ({ id, groupId }: OptionStruct) => {
    const others = chosen.filter((other) => options.get(other)?.groupId !== groupId)
    return existing.some((ids) => ids.has(id) && others.every((other) => ids.has(other)))
  }
  const groups = toGroups(occurring.map((option) => ({ ...option, combinable: isCombinable(option) })))
  // Shopware omits the group of the options here, but not in a listing's filters.
  return groups.map((group) => ({ ...group, options: group.options.map((option) => ({ ...option, group: null })) }))
}
