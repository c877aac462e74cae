/**
 * Brings lists of options into one order, in which their groups come first. A Shopware gives the options of a variant
 * in any order. Two variants of a set beside each other would read differently.
 * @param groupOf names the group of an option.
 */
export function inSameOrder<Option>(
  lists: readonly (readonly Option[])[],
  groupOf: (option: Option) => string,
): Option[][] {
  const groups = [...new Set(lists.flat().map(groupOf))]
  const places = new Map(groups.map((group, place) => [group, place]))
  const placeOf = (option: Option): number => places.get(groupOf(option)) ?? groups.length
  return lists.map((list) => list.toSorted((a, b) => placeOf(a) - placeOf(b)))
}
