import { type Outline, arcFrom } from '#drawing/geometry/corner.ts'
import { ceilTo, roundOutline } from './outline.ts'

export const V_BELT_NAMES = ['Z/10', 'A/13', 'B/17', 'C/22', 'SPZ', 'SPA', 'SPB', 'SPC'] as const
export type VBelt = (typeof V_BELT_NAMES)[number]

/** V-belts: top width x height, mm (DIN 2215 / ISO 4184; narrow ones DIN 7753). */
export const V_BELTS: Record<VBelt, { width: number; height: number }> = {
  'Z/10': { width: 10, height: 6 },
  'A/13': { width: 13, height: 8 },
  'B/17': { width: 17, height: 11 },
  'C/22': { width: 22, height: 14 },
  SPZ: { width: 9.7, height: 8 },
  SPA: { width: 12.7, height: 10 },
  SPB: { width: 16.3, height: 13 },
  SPC: { width: 22, height: 18 },
}

export const TOOTHED_BELT_NAMES = ['T5', 'T10', 'AT5', 'AT10', 'HTD 5M', 'HTD 8M', 'HTD 14M'] as const
export type ToothedBelt = (typeof TOOTHED_BELT_NAMES)[number]

/** Toothed belts: total thickness, mm. */
const TOOTHED_BELTS: Record<ToothedBelt, number> = {
  T5: 2.2,
  T10: 4.5,
  AT5: 2.7,
  AT10: 5,
  'HTD 5M': 3.8,
  'HTD 8M': 6,
  'HTD 14M': 10,
}

const FLANK = Math.tan((20 * Math.PI) / 180)

/** Trapezoidal groove of 40 degrees; a third of the belt's height projects. */
export function vBeltOutline(belt: VBelt): Outline {
  const { width, height } = V_BELTS[belt]
  const depth = Number(((height * 2) / 3).toFixed(1))
  const top = (width - 2 * (height - depth) * FLANK + 0.6) / 2
  const bottom = top - depth * FLANK
  const base = width < 15 ? 6 : 8
  const half = ceilTo(top + (width < 15 ? 5 : 7), 0.5)
  const upper = base + depth
  return roundOutline([
    [-half, 0],
    [half, 0],
    [half, upper],
    [top, upper],
    [bottom, base],
    [-bottom, base],
    [-top, upper],
    [-half, upper],
  ])
}

/** Flat floor between side walls of half the belt's thickness, 2 mm at least. */
export function toothedBeltOutline(belt: ToothedBelt, width: number): Outline {
  const inner = (width + 1) / 2
  const outer = inner + (width <= 32 ? 5 : 7)
  const base = width <= 32 ? 8 : 10
  const top = base + Math.max(2, ceilTo(TOOTHED_BELTS[belt] / 2, 0.5))
  return roundOutline([
    [-outer, 0],
    [outer, 0],
    [outer, top],
    [inner, top],
    [inner, base],
    [-inner, base],
    [-inner, top],
    [-outer, top],
  ])
}

/**
 * Half-round groove, 0.2 mm wider than the belt in radius; 40 % of the belt's diameter projects. Above the groove's
 * centre the flanks rise straight, so that the belt can be laid in.
 */
export function roundBeltOutline(diameter: number): Outline {
  const radius = diameter / 2 + 0.2
  const base = ceilTo(diameter * 0.6 + 3, 0.5)
  const top = base + 0.6 * diameter
  const half = ceilTo(radius + 4, 0.5)
  const centre = base + radius
  return roundOutline([
    [-half, 0],
    [half, 0],
    [half, top],
    [radius, top],
    arcFrom([radius, centre], -1),
    [-radius, centre],
    [-radius, top],
    [-half, top],
  ])
}
