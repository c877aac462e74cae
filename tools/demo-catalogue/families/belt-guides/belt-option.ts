import { ROUND_BELTS, TOOTHED_BELTS, V_BELTS } from '#tools/demo-catalogue/geometry/belt-outlines.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import { same } from '#tools/demo-catalogue/text.ts'

const round = (diameter: number) => `Ø ${diameter} mm`
const NAMES: string[] = [...Object.keys(V_BELTS), ...Object.keys(TOOTHED_BELTS), ...ROUND_BELTS.map(round)]

/** A standardised belt by its name. */
export const beltOption = (name: string): Option => ({
  group: 'belt',
  key: name.toLowerCase().replace('/', '-').replace(' ', '-'),
  name: same(name),
  position: NAMES.indexOf(name),
})

/** A round belt by its diameter in mm. */
export const roundBeltOption = (diameter: number): Option => ({
  group: 'belt',
  key: `round-${diameter}`,
  name: same(round(diameter)),
  position: NAMES.indexOf(round(diameter)),
})
