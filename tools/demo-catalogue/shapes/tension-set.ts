import { z } from 'zod'
import type { Outline } from '#drawing/geometry/corner.ts'
import { circle, hexagon, rotated } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { CHAIN_SIZES, CHAINS, type ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import { floorTo } from '#tools/demo-catalogue/geometry/outline.ts'
import { plate } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { THREAD_DIAMETERS, threadSize, throughHole } from '#tools/demo-catalogue/geometry/threads.ts'
import { chainOption } from '#tools/demo-catalogue/options/part-options.ts'
import { assemblyPicture } from '#tools/demo-catalogue/pictures/assembly-picture.ts'
import type { PartKey } from '#tools/demo-catalogue/sources/labels.ts'
import type { Item } from './item.ts'

const setSchema = z.strictObject({
  chain: z.enum(CHAIN_SIZES),
  thread: z.literal(THREAD_DIAMETERS),
  /** Anchor plate: edge, thickness, fixing hole; mm. */
  width: z.number(),
  thickness: z.number(),
  hole: z.number(),
  /** Threaded rod, mm. */
  length: z.number(),
  travel: z.number(),
})

type TensionSetSize = z.output<typeof setSchema>

/** From the pin to the thread. The guide ends up to 35 mm beyond the strand: the rod is never above it. */
const EYE_REACH = 36
/** Turn of the lock nut, radians: its flats do not meet those of the nut. */
const LOCKED = 0.4
/** Between eye and plate when the travel is used up. */
const EYE_GAP = 2

const along = (part: PartKey, outline: Outline, from: number, to: number, holes: readonly Outline[] = []): Solid => ({
  axis: 'x',
  outline,
  holes,
  from,
  length: to - from,
  material: part === 'threaded-rod' ? 'chain' : 'steel',
  part,
})

/** Lies between the plates of the chain's last link, and above the guide's rib: lower than a roller is thick. */
function eye(chain: ChainSize, end: number): Solid {
  const { innerWidth, roller, pinDiameter } = CHAINS[chain]
  const [width, half] = [floorTo(innerWidth - 0.2, 0.1), floorTo(roller - 0.5, 0.5) / 2]
  const pin = end - EYE_REACH
  return {
    axis: 'y',
    outline: [
      [pin - half, -half, half],
      [end, -half],
      [end, half],
      [pin - half, half, half],
    ],
    holes: [circle(pin, 0, pinDiameter / 2 + 0.05)],
    from: -width / 2,
    length: width,
    material: 'chain',
    part: 'connector',
  }
}

/**
 * Eye with its rod, plate with four holes, washer, nut and lock nut; along x, far to near. The chain is new: the eye is
 * the whole travel from the plate. The nut is at the rod's end.
 */
function setSolids({ chain, thread, width, thickness, hole, length, travel }: TensionSetSize): Solid[] {
  const { flats, nut } = threadSize(thread)
  const reach = width / 2 - hole
  const corners = [
    [-reach, -reach],
    [reach, -reach],
    [reach, reach],
    [-reach, reach],
  ] as const
  const round = circle(0, 0, thread / 2)
  const through = circle(0, 0, throughHole(thread) / 2)
  // A little wider than the rod: a file must not have one edge twice.
  const inside = (play: number) => circle(0, 0, thread / 2 + play)
  const begin = -travel - EYE_GAP
  const [washer, first] = [thickness, thickness + thread * 0.2]
  const [second, end] = [first + nut, first + nut * 1.6]
  return [
    eye(chain, begin),
    along('threaded-rod', round, begin, begin + length),
    along('anchor-plate', plate(width, width, 3), 0, thickness, [
      through,
      ...corners.map(([u, v]) => circle(u, v, hole / 2)),
    ]),
    along('washer', circle(0, 0, thread * 1.1), washer, first, [circle(0, 0, thread * 0.53)]),
    along('nut', hexagon(0, 0, flats), first, second, [inside(0.02)]),
    along('lock-nut', rotated(hexagon(0, 0, flats), LOCKED), second, end, [inside(0.04)]),
  ]
}

/** The rod's end stands out of the nut, and is drawn last: it is nearest. */
function setPicture(solids: readonly Solid[]) {
  const [, rod] = solids
  const last = solids.at(-1)
  if (!rod || !last) return assemblyPicture(solids)
  const from = (last.from ?? 0) + last.length
  return assemblyPicture([...solids, { ...rod, from, length: (rod.from ?? 0) + rod.length - from }])
}

function setItem(size: TensionSetSize): Item {
  const { chain, ...sizes } = size
  const solids = setSolids(size)
  return {
    code: chain,
    options: [chainOption(chain, 1)],
    make: ({ density }) => ({
      sizes: { ...sizes, chainPitch: CHAINS[chain].pitch },
      weight: solidsWeight(solids, density),
      model: solids,
      picture: setPicture(solids),
    }),
  }
}

/** Tension sets with anchor plate, one for each chain. */
export const tensionSet = z
  .strictObject({ shape: z.literal('tension-set'), sets: z.array(setSchema) })
  .transform(({ sets }) => sets.map(setItem))
