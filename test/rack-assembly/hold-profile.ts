import rackNumbers from '#data/chain-rack.json'
import { AS_DRAWN, placed, type AxisTurn } from './extrusion.ts'
import { centreOf, solidsOf, type PlacedPart } from './shop-parts.ts'

/** Least distance of a bracket's middle from a joint, mm: as the connection element's page says. */
export const JOINT_DISTANCE = rackNumbers.bracketFromJoint

const HALF_TURN: AxisTurn = [
  [0, -1],
  [1, -1],
  [2, 1],
]
/** The upright leg hangs down, and the profile, drawn along x, lies along y. */
const TURNED_OVER: AxisTurn = [
  [1, 1],
  [0, 1],
  [2, -1],
]

/** Brackets below a C-profile, each with a clamp in both of its holes. One that would be at a joint is beside it. */
export function holdProfile(
  numbers: { bracket: string; clamp: string },
  places: readonly number[],
  joints: readonly number[],
  distance: number,
): PlacedPart[] {
  const [bracket, clamp] = [solidsOf(numbers.bracket), solidsOf(numbers.clamp)]
  const sheet = bracket.find(({ axis }) => axis === 2)
  const holes = (sheet?.rings.slice(1) ?? []).map((ring) => centreOf(ring)[1])
  const middle = holes.reduce((sum, at) => sum + at, 0) / holes.length
  const reach = Math.max(...holes) - middle
  const [u, v] = centreOf(clamp[0]?.rings[0])
  return places.flatMap((place): PlacedPart[] => {
    const joint = joints.find((at) => Math.abs(at - place) < distance)
    const y = joint === undefined ? place : joint + distance
    const clamps = [placed(clamp, AS_DRAWN, [reach - u, y - v, 0]), placed(clamp, HALF_TURN, [-reach + u, y + v, 0])]
    return [
      { part: 'bracket', number: numbers.bracket, solids: placed(bracket, TURNED_OVER, [-middle, y, 0]) },
      ...clamps.map((solids): PlacedPart => ({ part: 'clamp', number: numbers.clamp, solids })),
    ]
  })
}
