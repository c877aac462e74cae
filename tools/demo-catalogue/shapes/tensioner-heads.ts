import type { Outline } from '#drawing/geometry/corner.ts'
import { circle, shifted } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { type ChainSize, toothWidth } from '#tools/demo-catalogue/geometry/chains.ts'
import { arch, plate } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { sprocketOutline, sprocketTip } from '#tools/demo-catalogue/geometry/sprocket-outline.ts'
import type { HeadKey, PartKey } from '#tools/demo-catalogue/sources/labels.ts'

/** The body under a head: height of the rod's top and its radius in mm, scale, metal; the chain that it leads. */
interface HeadPlace {
  foot: number
  /** Radius of the rod. */
  rod: number
  scale: number
  metal: Solid['material']
  chain: ChainSize
}

interface TensionerHead {
  label: HeadKey
  /** Density of its plastic, g/cm³. */
  density: number
  solids: (place: HeadPlace) => Solid[]
}

const PE_UHMW = 0.93
const CAST_POLYAMIDE = 1.15

/** Width at size 1, mm: for belts up to 32 mm. */
const BELT_HEAD_WIDTH = 34
const widthForBelt = ({ scale }: HeadPlace) => Math.round(BELT_HEAD_WIDTH * scale)
const widthForChain = ({ chain }: HeadPlace) => toothWidth(chain)

const layer = (
  part: PartKey,
  outline: Outline,
  from: number,
  length: number,
  material: Solid['material'] = 'pe',
  holes: Outline[] = [],
): Solid => ({ axis: 'x', outline, holes, from, length, material, part })

/** A blade of the chain's width between two cheeks that are 5 mm lower. */
function blade(outline: Outline, cheek: Outline, width: number): Solid[] {
  const side = width * 0.75
  return [
    layer('head', cheek, -width / 2 - side, side),
    layer('head', outline, -width / 2, width),
    layer('head', cheek, width / 2, side),
  ]
}

interface ForkSize {
  /** Height of the axle, mm. */
  centre: number
  /** Depth of the cheeks, and how far they reach above the axle. */
  depth: number
  above: number
  radius: number
  gap: number
  thickness: number
}

/** Clear height below a wheel in which the bridge between both cheeks is, and the bridge's thickness, mm. */
const CLEARANCE = 3
const BRIDGE = 2
/** How far the cheeks reach below the bridge, mm. */
const LEDGE = 0.5

/** A wheel on an axle between two cheeks of a fork. Its bridge or its cheeks touch the rod. */
function fork(
  { foot, rod, scale, metal }: HeadPlace,
  wheel: Outline,
  width: number,
  { centre, depth, above, radius, gap, thickness }: ForkSize,
): Solid[] {
  const inner = width / 2 + gap
  const bottom = inner > rod ? foot - LEDGE : foot
  const height = centre + above - bottom
  const cheek = plate(depth, height, radius, 0, bottom + height / 2)
  const bridge = plate(depth - 2 * radius - 1, BRIDGE, 0, 0, bottom + LEDGE + BRIDGE / 2)
  const axle = circle(0, centre, 3 * scale)
  return [
    layer('fork', cheek, -inner - thickness, thickness, metal),
    layer('fork', bridge, -inner, 2 * inner, metal),
    layer('axle', axle, -inner, 2 * inner, 'chain'),
    layer('wheel', wheel, -width / 2, width, 'natural', [axle]),
    layer('fork', cheek, inner, thickness, metal),
  ]
}

function chainArc(place: HeadPlace): Solid[] {
  const { foot, scale } = place
  const radius = 26 * scale
  const skirt = 6 * scale
  const centre = foot + skirt
  return blade(arch(radius, centre, skirt), arch(radius - 5 * scale, centre, skirt - 1), widthForChain(place))
}

function chainBlock(place: HeadPlace): Solid[] {
  const { foot, scale } = place
  const [length, height] = [52 * scale, 22 * scale]
  const cheek = height - 5 * scale - 1
  return blade(
    plate(length, height, 6 * scale, 0, foot + height / 2),
    plate(length - 4 * scale, cheek, 5 * scale, 0, foot + 1 + cheek / 2),
    widthForChain(place),
  )
}

const IDLER_TEETH = 13

function chainSprocket(place: HeadPlace): Solid[] {
  const { foot, chain } = place
  const width = widthForChain(place)
  const centre = foot + sprocketTip(chain, IDLER_TEETH) / 2 + CLEARANCE
  return fork(place, shifted(sprocketOutline(chain, IDLER_TEETH), 0, centre), width, {
    centre,
    depth: width * 2.2,
    above: width,
    radius: width * 0.5,
    gap: width * 0.25,
    thickness: Math.max(2, width * 0.35),
  })
}

function beltRoller(place: HeadPlace): Solid[] {
  const { foot, scale } = place
  const radius = 20 * scale
  const centre = foot + radius + CLEARANCE
  return fork(place, circle(0, centre, radius), widthForBelt(place), {
    centre,
    depth: 16 * scale,
    above: 8 * scale,
    radius: 5 * scale,
    gap: 2,
    thickness: 3 * scale,
  })
}

function beltArc(place: HeadPlace): Solid[] {
  const { foot, scale } = place
  const width = widthForBelt(place)
  return [layer('head', arch(26 * scale, foot + 6 * scale, 6 * scale), -width / 2, width)]
}

export const TENSIONER_HEADS = {
  'chain-arc': { label: 'sliding-arc', density: PE_UHMW, solids: chainArc },
  'chain-sprocket': { label: 'idler-sprocket', density: PE_UHMW, solids: chainSprocket },
  'chain-block': { label: 'sliding-block', density: PE_UHMW, solids: chainBlock },
  'belt-roller': { label: 'roller', density: CAST_POLYAMIDE, solids: beltRoller },
  'belt-arc': { label: 'sliding-arc', density: CAST_POLYAMIDE, solids: beltArc },
} satisfies Record<string, TensionerHead>
