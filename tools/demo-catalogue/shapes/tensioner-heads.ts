import type { Outline } from '#drawing/geometry/corner.ts'
import { circle, shifted } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { CHAINS, type ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import { floorTo } from '#tools/demo-catalogue/geometry/outline.ts'
import { arch, plate } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { sprocketOutline, sprocketTip } from '#tools/demo-catalogue/geometry/sprocket-outline.ts'
import type { HeadKey } from '#tools/demo-catalogue/sources/labels.ts'

/** The body under a head: height of the rod's top in mm, scale and metal; and the chain that the head leads. */
interface HeadPlace {
  foot: number
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
const widthForChain = ({ chain }: HeadPlace) => floorTo(CHAINS[chain].innerWidth * 0.93, 0.1)

const layer = (outline: Outline, from: number, length: number, material: Solid['material'] = 'pe'): Solid => ({
  axis: 'x',
  outline,
  from,
  length,
  material,
})

/** A blade of the chain's width between two cheeks that are 5 mm lower. */
function blade(outline: Outline, cheek: Outline, width: number): Solid[] {
  const side = width * 0.75
  return [layer(cheek, -width / 2 - side, side), layer(outline, -width / 2, width), layer(cheek, width / 2, side)]
}

/** A wheel between two fork plates. */
const fork = (
  wheel: Outline,
  width: number,
  { outline, gap, thickness, metal }: { outline: Outline; gap: number; thickness: number; metal: Solid['material'] },
): Solid[] => [
  layer(outline, -width / 2 - gap - thickness, thickness, metal),
  layer(wheel, -width / 2, width, 'natural'),
  layer(outline, width / 2 + gap, thickness, metal),
]

function chainArc(place: HeadPlace): Solid[] {
  const { foot, scale } = place
  const radius = 26 * scale
  const skirt = 6 * scale
  const centre = foot + skirt
  return blade(arch(radius, centre, skirt), arch(radius - 5 * scale, centre, skirt), widthForChain(place))
}

function chainBlock(place: HeadPlace): Solid[] {
  const { foot, scale } = place
  const [length, height] = [52 * scale, 22 * scale]
  const cheek = height - 5 * scale
  return blade(
    plate(length, height, 6 * scale, 0, foot + height / 2),
    plate(length, cheek, 5 * scale, 0, foot + cheek / 2),
    widthForChain(place),
  )
}

const IDLER_TEETH = 13

function chainSprocket(place: HeadPlace): Solid[] {
  const { foot, chain, metal } = place
  const width = widthForChain(place)
  const centre = foot + sprocketTip(chain, IDLER_TEETH) / 2 + 3
  return fork(shifted(sprocketOutline(chain, IDLER_TEETH), 0, centre), width, {
    outline: plate(width * 2.2, centre - foot + width, width, 0, (foot + centre + width) / 2),
    gap: width * 0.25,
    thickness: Math.max(2, width * 0.35),
    metal,
  })
}

function beltRoller(place: HeadPlace): Solid[] {
  const { foot, scale, metal } = place
  const radius = 20 * scale
  const centre = foot + radius + 3
  return fork(circle(0, centre, radius), widthForBelt(place), {
    outline: plate(16 * scale, centre - foot + 8 * scale, 6 * scale, 0, (foot + centre + 8 * scale) / 2),
    gap: 2,
    thickness: 3 * scale,
    metal,
  })
}

function beltArc(place: HeadPlace): Solid[] {
  const { foot, scale } = place
  const width = widthForBelt(place)
  return [layer(arch(26 * scale, foot + 6 * scale, 6 * scale), -width / 2, width)]
}

export const TENSIONER_HEADS = {
  'chain-arc': { label: 'sliding-arc', density: PE_UHMW, solids: chainArc },
  'chain-sprocket': { label: 'idler-sprocket', density: PE_UHMW, solids: chainSprocket },
  'chain-block': { label: 'sliding-block', density: PE_UHMW, solids: chainBlock },
  'belt-roller': { label: 'roller', density: CAST_POLYAMIDE, solids: beltRoller },
  'belt-arc': { label: 'sliding-arc', density: CAST_POLYAMIDE, solids: beltArc },
} satisfies Record<string, TensionerHead>
