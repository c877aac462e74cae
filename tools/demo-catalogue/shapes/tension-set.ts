import { z } from 'zod'
import type { Outline } from '#drawing/geometry/corner.ts'
import { circle, hexagon } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { CHAIN_SIZES, CHAINS } from '#tools/demo-catalogue/geometry/chains.ts'
import { plate } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { THREAD_DIAMETERS, threadSize } from '#tools/demo-catalogue/geometry/threads.ts'
import { chainOption } from '#tools/demo-catalogue/options/part-options.ts'
import { assemblyPicture } from '#tools/demo-catalogue/pictures/assembly-picture.ts'
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

const along = (outline: Outline, from: number, length: number, material: Solid['material'] = 'steel'): Solid => ({
  axis: 'x',
  outline,
  from,
  length,
  material,
})

/** Chain fork, rod, plate with four holes, washer, nut and lock nut; along x, far to near. */
function setSolids({ chain, thread, width, thickness, hole, length: rod }: TensionSetSize): Solid[] {
  const { flats, nut } = threadSize(thread)
  const { innerWidth, plateHeight, pitch } = CHAINS[chain]
  const [fork, behind, washer] = [pitch * 1.5, rod * 0.7, thread * 0.2]
  const reach = width / 2 - hole
  const corners = [
    [-reach, -reach],
    [reach, -reach],
    [reach, reach],
    [-reach, reach],
  ] as const
  const round = circle(0, 0, thread / 2)
  return [
    along(plate(innerWidth, plateHeight, 1), -behind - fork, fork, 'chain'),
    along(round, -behind, behind, 'chain'),
    { ...along(plate(width, width, 3), 0, thickness), holes: corners.map(([u, v]) => circle(u, v, hole / 2)) },
    along(circle(0, 0, thread * 1.1), thickness, washer),
    along(hexagon(0, 0, flats), thickness + washer, nut),
    along(hexagon(0, 0, flats), thickness + washer + nut, nut * 0.6),
    along(round, thickness + washer + nut * 1.6, rod * 0.3 - nut, 'chain'),
  ]
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
      picture: assemblyPicture(solids),
    }),
  }
}

/** Tension sets with anchor plate, one for each chain. */
export const tensionSet = z
  .strictObject({ shape: z.literal('tension-set'), sets: z.array(setSchema) })
  .transform(({ sets }) => sets.map(setItem))
