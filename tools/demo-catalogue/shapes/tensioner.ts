import { z } from 'zod'
import { circle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { CHAIN_SIZES } from '#tools/demo-catalogue/geometry/chains.ts'
import { plate } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import { headOption } from '#tools/demo-catalogue/options/part-options.ts'
import { assemblyPicture, assemblySizes } from '#tools/demo-catalogue/pictures/assembly-picture.ts'
import { sameText } from '#tools/demo-catalogue/text.ts'
import type { Item } from './item.ts'
import { TENSIONER_HEADS } from './tensioner-heads.ts'

const sizeSchema = z.strictObject({
  size: z.int(),
  /** Scale of the body; that of size 1 is 1. */
  scale: z.number().positive(),
  /** Spring force, N. */
  forceFrom: z.number(),
  forceTo: z.number(),
  /** mm */
  travel: z.number().positive(),
  /** The chain that the head's width fits. */
  chain: z.enum(CHAIN_SIZES),
})

const headSchema = z.strictObject({
  head: z.enum(['chain-arc', 'chain-sprocket', 'chain-block', 'belt-roller', 'belt-arc']),
  code: z.string(),
  priceFactor: z.number().positive(),
})

const sizeOption = (size: number): Option => ({
  group: 'size',
  key: String(size),
  name: sameText(String(size)),
  position: size,
})

/** Base plate, spring housing and rod, far to near, and the rod's top and radius; mm. */
function tensionerBody(scale: number, material: Solid['material']): { solids: Solid[]; top: number; radius: number } {
  const scaled = (value: number) => Math.round(value * scale * 2) / 2
  const [length, hole, thickness, housing, rod] = [scaled(80), scaled(6.5), scaled(4), scaled(16), scaled(10)]
  const holePlace = length / 2 - hole * 1.25
  return {
    solids: [
      {
        axis: 'z',
        outline: plate(scaled(34), length, 3),
        holes: [-holePlace, holePlace].map((v) => circle(0, v, hole / 2)),
        length: thickness,
        material,
        part: 'housing',
      },
      {
        axis: 'z',
        outline: plate(scaled(22), scaled(42), 3),
        from: thickness,
        length: housing,
        material,
        part: 'housing',
      },
      {
        axis: 'z',
        outline: circle(0, 0, scaled(12) / 2),
        from: thickness + housing,
        length: rod,
        material: 'chain',
        part: 'plunger',
      },
    ],
    top: thickness + housing + rod,
    radius: scaled(12) / 2,
  }
}

function tensionerItem(
  { scale, chain, ...sizes }: z.output<typeof sizeSchema>,
  { head: key, code, priceFactor }: z.output<typeof headSchema>,
): Item {
  const head = TENSIONER_HEADS[key]
  return {
    code: `${sizes.size}-${code}`,
    options: [sizeOption(sizes.size), headOption(head.label)],
    make({ drawnAs: metal }) {
      const body = tensionerBody(scale, metal)
      const solids = [...body.solids, ...head.solids({ foot: body.top, rod: body.radius, scale, metal, chain })]
      return {
        sizes: { ...sizes, ...assemblySizes(solids) },
        weight: solidsWeight(solids, head.density),
        model: solids,
        picture: assemblyPicture(solids),
        priceFactor,
      }
    },
  }
}

/** Spring tensioners for chains and belts, in each size with each head. */
export const tensioner = z
  .strictObject({ shape: z.literal('tensioner'), sizes: z.array(sizeSchema), heads: z.array(headSchema) })
  .transform(({ sizes, heads }) => sizes.flatMap((size) => heads.map((head) => tensionerItem(size, head))))
