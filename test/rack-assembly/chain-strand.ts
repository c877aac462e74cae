import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { CHAINS, type ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import { extrusionOf, type Extrusion } from './extrusion.ts'

const across = (outline: Solid['outline'], from: number, to: number): Extrusion =>
  extrusionOf({ axis: 'x', outline, from, length: to - from, material: 'chain' })

/** Ends of a strand: a connecting link beyond its last roller, or the last link as such. */
export type LinkEnd = 'inner' | 'outer'

/** A straight strand along y with the largest sizes of ISO 606. */
interface Strand {
  size: ChainSize
  links: number
  /** Height of the pins. */
  height: number
  ends: readonly [LinkEnd, LinkEnd]
  /** By which it has lengthened at each end. */
  growth: number
}

/**
 * The first pin is at y = 0 when the strand is new. An inner end has a connecting link beyond it, one pitch long.
 * Plates are a band on each side, as wide as pins and their heads.
 */
export function strand({ size, links, height, ends, growth }: Strand): Extrusion[] {
  const { pitch, roller, innerWidth, pinDiameter, plateHeight, overPins } = CHAINS[size]
  const length = links * pitch
  const [begin, end] = [ends[0] === 'inner' ? -1 : 0, ends[1] === 'inner' ? links + 1 : links]
  /* Links beyond the strand keep their pitch. */
  const at = (pin: number) => {
    const inside = Math.min(Math.max(pin, 0), links)
    return -growth + (inside / links) * (length + 2 * growth) + (pin - inside) * pitch
  }
  const [first, last] = [at(begin), at(end)]
  const half = innerWidth / 2
  const outside = overPins[0] / 2
  const radius = plateHeight / 2
  const band = rectangle(first - radius, height - radius, last - first + plateHeight, plateHeight, radius)
  const between = Array.from({ length: end - begin - 1 }, (_, i) => begin + 1 + i)
  return [
    across(band, -outside, -half),
    across(band, half, outside),
    ...between.map((pin) => across(circle(at(pin), height, roller / 2), -half, half)),
    ...[first, last].map((y) => across(circle(y, height, pinDiameter / 2), -half, half)),
  ]
}
