import { CHAINS, type ChainSize } from './chains.ts'
import { roundedOutline, type Corner, type Outline } from './outline.ts'

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
  /* Half the angle that a tooth takes up at a radius. */
  const half = (radius: number) =>
    Math.PI / (2 * teeth) + involute(Math.cos(PRESSURE_ANGLE)) - involute(base / Math.max(radius, base))
  const flank = [root, pitch, tip]
  return roundedOutline(
    Array.from({ length: teeth }, (_, tooth) => (tooth * 2 * Math.PI) / teeth).flatMap((angle) => [
      ...flank.map((radius) => polar(radius, angle - half(radius))),
      ...flank.toReversed().map((radius) => polar(radius, angle + half(radius))),
    ]),
  )
}

/** Rack seen from the side: begins and ends in the middle of a gap; `height` up to the tooth tips. */
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
  return roundedOutline([[0, 0], [end, 0], [end, root], ...contour, [0, root]])
}

export const pitchDiameter = (pitch: number, teeth: number) => pitch / Math.sin(Math.PI / teeth)

/** Tip circle of a sprocket: the tooth rises by 0.42 roller diameters above the pitch circle (design value). */
export const sprocketTip = (size: ChainSize, teeth: number) =>
  pitchDiameter(CHAINS[size].pitch, teeth) + 0.84 * CHAINS[size].roller

const SEAT = [-1.12, -0.56, 0, 0.56, 1.12]

/** Sprocket for a roller chain: roller seats, 2 % wider than the roller, between flattened teeth. */
export function sprocketOutline(size: ChainSize, teeth: number): Outline {
  const { pitch, roller } = CHAINS[size]
  const circle = pitchDiameter(pitch, teeth) / 2
  const seat = (roller / 2) * 1.02
  const step = (2 * Math.PI) / teeth
  return roundedOutline(
    Array.from({ length: teeth }, (_, tooth) => tooth * step).flatMap((angle): Corner[] => {
      const [u, v] = polar(circle, angle)
      return [
        ...SEAT.map((turn): Corner => {
          const [du, dv] = polar(seat, angle + Math.PI + turn)
          return [u + du, v + dv]
        }).toReversed(),
        polar(sprocketTip(size, teeth) / 2, angle + 0.41 * step),
        polar(sprocketTip(size, teeth) / 2, angle + 0.59 * step),
      ]
    }),
  )
}
