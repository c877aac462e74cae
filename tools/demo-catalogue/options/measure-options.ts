import { number, quantity, same } from '#tools/demo-catalogue/text.ts'
import type { GroupKey, Option } from './option.ts'

/** A size in mm as an option; tenths order and name it. */
export const millimetres = (group: GroupKey, value: number): Option => ({
  group,
  key: String(value),
  name: quantity(value, 'mm'),
  position: Math.round(value * 10),
})

export const lengthOption = (length: number) => millimetres('length', length)

/** A bare number: module, teeth. */
export const count = (group: GroupKey, value: number): Option => ({
  group,
  key: String(value),
  name: number(value),
  position: Math.round(value * 100),
})

/** Several measures that belong together, such as the legs of an angle or a sheet's format. */
export const measures = (group: GroupKey, values: readonly number[]): Option => ({
  group,
  key: values.join('x'),
  name: same(`${values.map((value) => number(value).de).join('\u00a0×\u00a0')}\u00a0mm`),
  position: values.reduce((position, value) => position * 100 + Math.round(value / 10), 0),
})
