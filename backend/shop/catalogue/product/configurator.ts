import { toGroups } from './property-options.ts'
import type { OptionStruct } from './property-options.ts'

/**
 * The groups by which variants differ, with the options that occur. An option is `combinable` when some variant has
 * it together with what is chosen in all other groups.
 * @param variants option ids of each variant.
 * @param chosen option ids of the variant that is shown; none while only the parent is.
 */
export function toConfigurator(variants: string[][], chosen: string[], options: ReadonlyMap<string, OptionStruct>) {
  const existing = variants.map((ids) => new Set(ids))
  const occurring = [...new Set(variants.flat())].flatMap((id) => options.get(id) ?? [])
  const isCombinable = ({ id, groupId }: OptionStruct) => {
    const others = chosen.filter((other) => options.get(other)?.groupId !== groupId)
    return existing.some((ids) => ids.has(id) && others.every((other) => ids.has(other)))
  }
  return toGroups(occurring.map((option) => ({ ...option, combinable: isCombinable(option) })))
}
