import { pitchCircleOf } from './sums/check-rack-fields.ts'
import { CHAIN_DATA, FIXED, RACK_CHAINS, type RackAssumptions } from './sums/rack-constants.ts'
import type { RackField } from './sums/rack.ts'

interface Bounds {
  min: number
  max: number
}

/** Bounds of the assumptions that are typed; lengths in mm, temperatures in K. */
export const ASSUMPTION_BOUNDS = {
  profileEnd: { min: 0, max: 1000 },
  endSet: { min: 20, max: 1000 },
  bracketSpacing: { min: 100, max: 2000 },
  chainUnit: { min: 500, max: 100_000 },
  temperatureSpan: { min: 0, max: 150 },
  safety: { min: 2, max: 20 },
} as const satisfies Partial<Record<keyof RackAssumptions, Bounds>>

const PITCHES = RACK_CHAINS.map((chain) => CHAIN_DATA[chain].pitch)
const [LEAST, MOST] = [Math.min(...PITCHES), Math.max(...PITCHES)]
/** No length of a rack is shorter than a link, mm. */
const LENGTH: Bounds = { min: LEAST, max: FIXED.longest }

const POSSIBLE: Partial<Record<RackField | keyof RackAssumptions, Bounds>> = {
  ...ASSUMPTION_BOUNDS,
  teeth: FIXED.teeth,
  strands: FIXED.strands,
  links: FIXED.links,
  pitchCircle: { min: LEAST, max: pitchCircleOf(MOST, FIXED.teeth.max) },
  travel: LENGTH,
  strandLength: LENGTH,
  profileLength: LENGTH,
  installationLength: LENGTH,
}

/** Whether a rack can have the number in this field. It decides between the readings of a text such as `1.000`. */
export const isPossible = (field: RackField | keyof RackAssumptions, value: number): boolean => {
  const { min, max } = POSSIBLE[field] ?? LENGTH
  return value >= min && value <= max
}
