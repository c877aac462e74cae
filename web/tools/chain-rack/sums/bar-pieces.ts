import { FIXED } from './rack-constants.ts'
import { up } from './rounding.ts'

/** Pieces of one length, mm; a whole bar if it is as long as the stock length. */
export interface BarPieces {
  length: number
  pieces: number
}

/**
 * Pieces of delivered bars that cover a length: whole bars and a rest, in whole mm. A rest that would be short shares
 * its length with the bar before it, to keep joints off the end.
 */
export function barPieces(length: number, stock: number): BarPieces[] {
  const count = Math.max(1, up(length / stock))
  const rest = up(length - (count - 1) * stock)
  if (rest === stock) return [{ length: stock, pieces: count }]
  if (rest >= FIXED.shortRest || count === 1) {
    return [...(count > 1 ? [{ length: stock, pieces: count - 1 }] : []), { length: rest, pieces: 1 }]
  }
  const half = up((stock + rest) / 2)
  return [...(count > 2 ? [{ length: stock, pieces: count - 2 }] : []), { length: half, pieces: 2 }]
}

/** Joints between the pieces, mm from the first end. */
export function jointsOf(pieces: readonly BarPieces[]): number[] {
  const lengths = pieces.flatMap(({ length, pieces: count }) => Array.from({ length: count }, () => length))
  let at = 0
  return lengths.slice(0, -1).map((length) => (at += length))
}

/** How far a guide bridges a joint of its C-profile at least, mm, as the connection elements want it. */
const BRIDGED = 100

/** Joints of the C-profiles, mm from the first end, that have a joint of the guide near. */
export const meetingJoints = (guide: readonly BarPieces[], carrier: readonly BarPieces[]): number[] =>
  jointsNear(carrier, jointsOf(guide), BRIDGED)

/** Joints of pieces that are nearer to one of these places than a distance; mm from the first end. */
export const jointsNear = (pieces: readonly BarPieces[], places: readonly number[], distance: number): number[] =>
  jointsOf(pieces).filter((joint) => places.some((place) => Math.abs(place - joint) < distance))
