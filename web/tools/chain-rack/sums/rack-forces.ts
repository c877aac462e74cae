import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { CHAIN_DATA, type RackAssumptions } from './rack-constants.ts'
import type { SprocketChoice } from './rack-parts.ts'
import type { Rack } from './rack.ts'

/** Bending of a tooth, mm: the narrowest section in relation to its lever, and the width of the tooth. */
export interface ToothSection {
  width: number
  thickness: number
  lever: number
}

/** A part that the force passes through. Forces in kN, all strands together; undefined where none is stated. */
export type PartForce = { force: number | undefined } & (
  | { part: 'chain' }
  | { part: 'sprocket'; section: ToothSection; stress: number | undefined }
  | { part: 'tension-set'; thread: number | undefined; area: number | undefined; strength: number | undefined }
)

/** Width of a sprocket's tooth as a share of the chain's inner width, ISO 606. The limit is a pitch in mm. */
const TOOTH_WIDTH = { upTo: 12.7, share: 0.93, above: 0.95 }

/**
 * The section of a sprocket's tooth that breaks first under a force at the height of the rollers' centres. Measured
 * along the tooth, both seats have their centre half a pitch from its middle, whatever the number of teeth.
 */
export function toothSection(chain: Rack['chain']): ToothSection {
  const { pitch, roller, innerWidth } = CHAIN_DATA[chain]
  const radius = roller / 2
  // Where lever / thickness² is greatest: the derivative is 2 r c² + p c - 4 r = 0 for the cosine c.
  const cosine = (Math.sqrt(pitch ** 2 + 32 * radius ** 2) - pitch) / (4 * radius)
  return {
    width: innerWidth * (pitch > TOOTH_WIDTH.upTo ? TOOTH_WIDTH.above : TOOTH_WIDTH.share),
    thickness: pitch - 2 * radius * cosine,
    lever: radius * Math.sqrt(1 - cosine ** 2),
  }
}

/** Pitch of metric coarse threads by diameter, mm, ISO 261. */
const THREAD_PITCHES = new Map([
  [5, 0.8],
  [6, 1],
  [8, 1.25],
  [10, 1.5],
  [12, 1.75],
  [14, 2],
  [16, 2],
  [18, 2.5],
  [20, 2.5],
  [22, 2.5],
  [24, 3],
  [27, 3],
  [30, 3.5],
])

/** Stress area of a metric coarse thread, mm², ISO 898-1; undefined for a diameter that ISO 261 does not prefer. */
export function stressArea(diameter: number): number | undefined {
  const pitch = THREAD_PITCHES.get(diameter)
  return pitch === undefined ? undefined : (Math.PI / 4) * (diameter - 0.9382 * pitch) ** 2
}

/**
 * Permissible forces of the parts. On a straight chain one tooth takes the whole force of its strand: a cantilever,
 * bent by that force.
 */
export function partForces(
  rack: Rack,
  sprocket: SprocketChoice,
  { safety }: Pick<RackAssumptions, 'safety'>,
  numbers: Pick<ChainRackNumbers, 'sprocketStress' | 'tensionRod'>,
): PartForce[] {
  const stress = numbers.sprocketStress ?? undefined
  const section = toothSection(rack.chain)
  const tooth = stress && (stress * section.width * section.thickness ** 2) / (6 * section.lever)
  const thread = numbers.tensionRod?.threads[rack.chain]
  const area = thread === undefined ? undefined : stressArea(thread)
  const strength = numbers.tensionRod?.strength
  const rod = area && strength && (area * strength) / safety
  const ofAll = (newtons: number | undefined) => newtons && (newtons * rack.strands) / 1000
  return [
    { part: 'chain', force: rack.chainForce },
    ...(sprocket === 'plastic' ? [{ part: 'sprocket' as const, force: ofAll(tooth), section, stress }] : []),
    { part: 'tension-set', force: ofAll(rod), thread, area, strength },
  ]
}

/** The part that carries the least of those with a stated force. */
export function weakest(forces: readonly PartForce[]): PartForce & { force: number } {
  const stated = forces.flatMap((one) => (one.force === undefined ? [] : [{ ...one, force: one.force }]))
  return stated.reduce((least, one) => (one.force < least.force ? one : least))
}
