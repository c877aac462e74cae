import { LABELS, type GroupKey } from '#tools/demo-catalogue/sources/labels.ts'
import type { Text } from '#tools/demo-catalogue/text.ts'

export interface Option {
  group: GroupKey
  key: string
  name: Text
  /** Order inside the group. */
  position: number
  /** `#rrggbb` of a colour. */
  colour?: string
}

export const optionKey = ({ group, key }: Option) => `${group}/${key}`

const GROUP_ORDER = Object.keys(LABELS.propertyGroups)

/** Sorts options by the order of their groups. */
export const sortByGroup = (options: readonly Option[]) =>
  options.toSorted((a, b) => GROUP_ORDER.indexOf(a.group) - GROUP_ORDER.indexOf(b.group))

/** An option that labels.json names; the labels' order is the options' order. */
export const labelOption = <Key extends string>(group: GroupKey, labels: Record<Key, Text>, key: Key): Option => ({
  group,
  key,
  name: labels[key],
  position: Object.keys(labels).indexOf(key),
})
