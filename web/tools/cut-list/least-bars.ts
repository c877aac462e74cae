import type { Pieces } from '#web/tools/cut-length/bar-use.ts'

/** Step functions that are tried. */
const MOST_STEPS = 12

/** Room for the error of a sum of fractions. */
const NOISE = 1e-9

/**
 * Returns a number of bars below which no plan can be. A piece of size s of a bar's room C counts as s / C. Or it
 * counts by one of the step functions of Fekete and Schepers (Math. Program. 91, 2001). They count pieces that waste
 * room by their mere number: three pieces of 0.4 C need two bars.
 * @param room the bar and one kerf, mm
 * @param sizes a piece's length and one kerf, mm
 */
export function leastBars(room: number, sizes: readonly Pieces[]): number {
  const total = (weigh: (size: number) => number) =>
    sizes.reduce((sum, { length, pieces }) => sum + weigh(length) * pieces, 0)
  const bounds = [total((size) => size / room)]
  for (let k = 1; k <= MOST_STEPS; k++) bounds.push(total((size) => stepShare(size, room, k)))
  // Large pieces count whole, and pieces that fit beside them nothing.
  for (const { length: small } of sizes) {
    if (2 * small <= room) {
      bounds.push(total((size) => (size > room - small ? 1 : size < small ? 0 : size / room)))
    }
  }
  return Math.ceil(Math.max(...bounds) - NOISE)
}

/**
 * The share of a bar of which k + 1 times fill at most a bar. It is `floor((k + 1) s / C) / k`, exact where it is
 * whole.
 */
function stepShare(size: number, room: number, k: number): number {
  const times = ((k + 1) * size) / room
  return Math.abs(times - Math.round(times)) < NOISE ? size / room : Math.floor(times) / k
}
