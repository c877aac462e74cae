import { formatMillimetres, formatDecimal, joinTexts, sameText, type Text } from '#tools/demo-catalogue/text.ts'
import type { GroupKey } from '#tools/demo-catalogue/sources/labels.ts'
import type { Option } from './option.ts'

/** A size in mm as an option, ordered to a tenth. */
export const millimetreOption = (group: GroupKey, value: number): Option => ({
  group,
  key: String(value),
  name: formatMillimetres(value),
  position: Math.round(value * 10),
})

/** A number without a unit: module, teeth. */
export const numberOption = (group: GroupKey, value: number): Option => ({
  group,
  key: String(value),
  name: formatDecimal(value),
  position: Math.round(value * 100),
})

const formatProduct = (values: readonly number[]): Text => {
  const { de } = joinTexts('\u00a0×\u00a0', values.map(formatDecimal))
  return sameText(`${de}\u00a0mm`)
}

/** Sizes that belong together, such as the legs of an angle or the format of a sheet. */
export const sizesOption = (group: GroupKey, values: readonly number[]): Option => ({
  group,
  key: values.join('x'),
  name: formatProduct(values),
  position: values.reduce((position, value) => position * 100 + Math.round(value / 10), 0),
})
