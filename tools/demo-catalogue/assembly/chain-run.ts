import { CHAINS, type ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import type { Outline } from '#drawing/geometry/corner.ts'
import { regularPolygon } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import type { Vector } from '#drawing/geometry/vector.ts'

const PLATE = 1.5
const GAP = 0.15
const HEAD = 1.2
const PIN = 2.2
/** Angle at which a plate's outer arcs begin, from the direction to the other pin. */
const WAIST = 0.95
const STEPS = 8

/** Straight run of a roller chain along y, its pins across; far plates first, the order in which the scene is painted. */
export function chainRun(size: ChainSize, links: number, at: Vector): Solid[] {
  const { pitch, roller, innerWidth, plateHeight } = CHAINS[size]
  const half = innerWidth / 2
  const radius = plateHeight / 2
  const put = (x: number, outline: Outline, length: number): Solid => ({
    outline,
    length,
    axis: 'x',
    at: [at[0] + x, at[1], at[2]],
    material: 'chain',
  })
  const order = Array.from({ length: links }, (_, link) => links - 1 - link)
  const plates = (x: number, isOuter: boolean) =>
    order
      .filter((link) => (link % 2 === 0) === isOuter)
      .map((link) => put(x, plateOutline(pitch, radius, (link + 0.5) * pitch), PLATE))
  const pins = [links, ...order]
  return [
    ...plates(-half - 2 * PLATE - GAP, true),
    ...plates(-half - PLATE, false),
    ...pins.map((pin) => put(-half, regularPolygon(pin * pitch, 0, roller / 2, 24), innerWidth)),
    ...plates(half, false),
    ...plates(half + PLATE + GAP, true),
    ...pins.map((pin) => put(half + 2 * PLATE + GAP, regularPolygon(pin * pitch, 0, PIN, 14), HEAD)),
  ]
}

/** Two discs joined at a waist. */
function plateOutline(pitch: number, radius: number, centre: number): Outline {
  const arc = (pin: number, from: number): [number, number][] =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = from + (2 * (Math.PI - WAIST) * step) / STEPS
      return [centre + pin + Math.cos(angle) * radius, Math.sin(angle) * radius]
    })
  return [
    ...arc(pitch / 2, WAIST - Math.PI),
    [centre, radius * 0.66],
    ...arc(-pitch / 2, WAIST),
    [centre, -radius * 0.66],
  ]
}
