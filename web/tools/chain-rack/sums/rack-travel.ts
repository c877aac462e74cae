import { pitchCircleOf } from './check-rack-fields.ts'
import { FIXED } from './rack-constants.ts'
import { up } from './rounding.ts'

/** The relation of a strand to the way of its sprocket; lengths in mm. */
export interface RackTravel {
  /** Exact, by pitch and teeth. */
  exactCircle: number
  /** Length of a strand along which the sprocket does not travel. */
  unused: number
  /** The fewest links that allow a way. */
  linksFor: (way: number) => number
  /** The way on a number of links, as the page shows it. */
  wayOf: (links: number) => number
}

/** At both ends the sprocket stays on the strand: half a pitch circle and the run-out remain. */
export function rackTravel(pitch: number, teeth: number): RackTravel {
  const exactCircle = pitchCircleOf(pitch, teeth)
  const unused = exactCircle + 2 * FIXED.travelMargin
  return {
    exactCircle,
    unused,
    linksFor: (way) => up((way - FIXED.travelTolerance + unused) / pitch),
    wayOf: (links) => Math.max(0.1, Math.floor((links * pitch - unused + FIXED.travelTolerance) * 10) / 10),
  }
}
