import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { dimensionRanges, rangeText } from '#web/catalogue/listing/dimension-ranges.ts'

/** Identifies a product without a shape: its options and properties in the shop's order, then its measures. */
export function productFacts(
  product: Pick<Product, 'options' | 'properties' | 'customFields'>,
): { label: string; value: string }[] {
  const groups = new Map<string, { label: string; position: number; values: string[] }>()
  for (const { groupId, group, translated } of [...(product.options ?? []), ...(product.properties ?? [])]) {
    const known = groups.get(groupId)
    if (known) known.values.push(translated.name)
    else if (group) {
      const { translated: names, position = 0 } = group
      groups.set(groupId, { label: names.name, position: position ?? 0, values: [translated.name] })
    }
  }
  const traits = [...groups.values()]
    .toSorted((a, b) => a.position - b.position)
    .map(({ label, values }) => ({ label, value: values.join(', ') }))
  const measures = dimensionRanges(factsOf(product)).map((range) => ({
    label: range.name,
    value: `${rangeText(range)}\u00a0${range.unit}`,
  }))
  return [...traits, ...measures]
}
