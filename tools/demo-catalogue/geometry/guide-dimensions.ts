import { C_PROFILES, cProfileFor, type CProfileSize } from './c-profiles.ts'
import { byPitch, CHAINS, type ChainSize, type Strands } from './chains.ts'
import { ceilTo, floorTo } from './outline.ts'

/** Dimensions of a guide's outline, derived from its chain; mm. */
export interface GuideDimensions {
  /** Width and height of the rib that carries the rollers. */
  rib: number
  ribHeight: number
  /** Centre lines of the ribs, left to right. */
  ribs: number[]
  transversePitch: number
  /** Thickness of the base below the ribs. */
  base: number
  /** Width of the base without walls and flanges. */
  baseWidth: number
  /** Clear width between side walls, and their thickness. */
  innerWidth: number
  wall: number
  /** Height of the walls above the base: up to the chain's centre line. */
  wallHeight: number
  /** Depth of the channel of type K. */
  channelDepth: number
  /** Screw flange on each side of type TS. */
  flange: number
  /** Head plate above the C-profile's lips. */
  headPlate: number
  cProfile: CProfileSize
}

/** Derives a guide's dimensions by the design values of this range. */
export function guideDimensions(size: ChainSize, strands: Strands): GuideDimensions {
  const chain = CHAINS[size]
  const { pitch } = chain
  const overPins = chain.overPins[strands - 1] ?? chain.overPins[0]
  const ribHeight = ceilTo((chain.plateHeight - chain.roller) / 2 + 1.5, 0.5)
  return {
    rib: floorTo(chain.innerWidth - byPitch(pitch, [0.3, 0.4, 0.8, 1.4]), 0.1),
    ribHeight,
    ribs: Array.from({ length: strands }, (_, strand) => (strand - (strands - 1) / 2) * chain.transversePitch),
    transversePitch: chain.transversePitch,
    base: byPitch(pitch, [10, 15, 20, 30]) - ribHeight,
    baseWidth: ceilTo(overPins, 5),
    innerWidth: ceilTo(overPins + 2 * byPitch(pitch, [0.8, 1, 1.5, 2]), 0.5),
    wall: byPitch(pitch, [4, 5, 6, 8]),
    wallHeight: ceilTo(ribHeight + chain.roller / 2, 0.5),
    channelDepth: ceilTo(0.75 * chain.plateHeight, 0.5),
    flange: byPitch(pitch, [10, 12, 15, 20]),
    headPlate: byPitch(pitch, [3, 4, 6, 8]),
    cProfile: C_PROFILES[cProfileFor(size)],
  }
}
