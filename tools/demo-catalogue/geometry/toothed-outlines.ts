import type { Corner, Outline } from '#drawing/geometry/outline.ts'
import { CHAINS, type ChainSize } from './chains.ts'
import { roundOutline } from './outline.ts'

const PRESSURE_ANGLE = (20 * Math.PI) / 180

/** tan a - a. */
const involute = (cosine: number) => {
  const angle = Math.acos(Math.min(1, cosine))
  return Math.tan(angle) - angle
}

const polar = (radius: number, angle: number): Corner => [radius * Math.cos(angle), radius * Math.sin(angle)]

/** Spur gear without correction: addendum m, dedendum 1.25 m, involute flanks of 20 degrees in three points. */
export function gearOutline(module: number, teeth: number): Outline {
  const pitch = (module * teeth) / 2
  const base = pitch * Math.cos(PRESSURE_ANGLE)
  const root = pitch - 1.25 * module
  const tip = pitch + module
  /* Half the angle of a tooth at a radius. */
  const half = (radius: number) =>
    Math.PI / (2 * teeth) + involute(Math.cos(PRESSURE_ANGLE)) - involute(base / Math.max(radius, base))
  const flank = [root, pitch, tip]
  return roundOutline(
    Array.from({ length: teeth }, (_, tooth) => (tooth * 2 * Math.PI) / teeth).flatMap((angle) => [
      ...flank.map((radius) => polar(radius, angle - half(radius))),
      ...flank.toReversed().map((radius) => polar(radius, angle + half(radius))),
    ]),
  )
}

/** Rack seen from the side: begins and ends in the middle of a gap; `height` includes the teeth. */
export function rackOutline(module: number, teeth: number, height: number): Outline {
  const pitch = Math.PI * module
  const root = height - 2.25 * module
  const atTip = pitch / 4 - module * Math.tan(PRESSURE_ANGLE)
  const atRoot = pitch / 4 + 1.25 * module * Math.tan(PRESSURE_ANGLE)
  const end = teeth * pitch
  const contour = Array.from({ length: teeth }, (_, tooth) => end - (tooth + 0.5) * pitch).flatMap(
    (centre): Corner[] => [
      [centre + atRoot, root],
      [centre + atTip, height],
      [centre - atTip, height],
      [centre - atRoot, root],
    ],
  )
  return roundOutline([[0, 0], [end, 0], [end, root], ...contour, [0, root]])
}

export const pitchDiameter = (pitch: number, teeth: number) => pitch / Math.sin(Math.PI / teeth)

/** Tip circle of a sprocket: the tooth rises by 0.42 roller diameters above the pitch circle (design value). */
export const sprocketTip = (size: ChainSize, teeth: number) =>
  pitchDiameter(CHAINS[size].pitch, teeth) + 0.84 * CHAINS[size].roller

/** Half the angle of a roller seat. The flat tip begins and ends at these shares of a tooth's pitch. */
const SEAT = 1.12
const TIP = [0.41, 0.59]

/** Contour of a sprocket for a roller chain: roller seats, 2 % wider than the roller, between flattened teeth. */
export function sprocketContour(size: ChainSize, teeth: number, { turn = 0, seatSteps = 4 } = {}): Corner[] {
  const { pitch, roller } = CHAINS[size]
  const pitchRadius = pitchDiameter(pitch, teeth) / 2
  const seatRadius = (roller / 2) * 1.02
  const tipRadius = sprocketTip(size, teeth) / 2
  const step = (2 * Math.PI) / teeth
  return Array.from({ length: teeth }, (_, tooth) => tooth * step + turn).flatMap((angle): Corner[] => {
    const [u, v] = polar(pitchRadius, angle)
    const seat = Array.from({ length: seatSteps + 1 }, (_, i): Corner => {
      const [du, dv] = polar(seatRadius, angle - Math.PI + SEAT - (2 * SEAT * i) / seatSteps)
      return [u + du, v + dv]
    })
    return [...seat, ...TIP.map((share) => polar(tipRadius, angle + share * step))]
  })
}

export const sprocketOutline = (size: ChainSize, teeth: number): Outline => roundOutline(sprocketContour(size, teeth))
