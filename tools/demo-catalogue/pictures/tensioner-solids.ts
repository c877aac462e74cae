import type { SolidInput } from '#tools/demo-catalogue/catalogue/family.ts'
import { circle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import type { ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import { arch, plate } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { sprocketOutline, sprocketTip } from '#tools/demo-catalogue/geometry/toothed-outlines.ts'
import type { SolidMaterial } from './bar-picture.ts'

/** Sizes of a tensioner's body, mm: scaled from size 1. */
export interface TensionerBody {
  plate: { width: number; length: number; thickness: number; hole: number }
  housing: { width: number; length: number; height: number }
  rod: { diameter: number; length: number }
}

export function tensionerBody(scale: number): TensionerBody {
  const scaled = (value: number) => Math.round(value * scale * 2) / 2
  return {
    plate: { width: scaled(34), length: scaled(80), thickness: scaled(4), hole: scaled(6.5) },
    housing: { width: scaled(22), length: scaled(42), height: scaled(16) },
    rod: { diameter: scaled(12), length: scaled(10) },
  }
}

/** Height of the rod's top above the ground. */
export const headFoot = ({ plate: base, housing, rod }: TensionerBody) => base.thickness + housing.height + rod.length

/** Base plate, spring housing and rod, far to near. */
export function bodySolids({ plate: base, housing, rod }: TensionerBody, metal: SolidMaterial): SolidInput[] {
  const hole = base.length / 2 - base.hole * 1.25
  return [
    {
      axis: 'z',
      outline: plate(base.width, base.length, 3),
      holes: [circle(base.hole, 0, -hole), circle(base.hole, 0, hole)],
      length: base.thickness,
      material: metal,
    },
    {
      axis: 'z',
      outline: plate(housing.width, housing.length, 3),
      from: base.thickness,
      length: housing.height,
      material: metal,
    },
    {
      axis: 'z',
      outline: circle(rod.diameter),
      from: base.thickness + housing.height,
      length: rod.length,
      material: 'chain',
    },
  ]
}

/** Head cut from plastic: a blade of the chain's width between two cheeks, 5 mm lower. */
const bladeHead = (blade: SolidInput['outline'], cheek: SolidInput['outline'], width: number): SolidInput[] => {
  const side = thousandths(width * 0.75)
  const layer = (outline: SolidInput['outline'], from: number, length: number): SolidInput => ({
    axis: 'x',
    outline,
    from: thousandths(from),
    length,
    material: 'pe',
  })
  return [layer(cheek, -width / 2 - side, side), layer(blade, -width / 2, width), layer(cheek, width / 2, side)]
}

export function arcHead(foot: number, scale: number, width: number): SolidInput[] {
  const radius = 26 * scale
  const skirt = 6 * scale
  const centre = foot + skirt
  return bladeHead(arch(radius, centre, skirt), arch(radius - 5 * scale, centre, skirt), width)
}

export function blockHead(foot: number, scale: number, width: number): SolidInput[] {
  const [length, height] = [52 * scale, 22 * scale]
  const cheek = height - 5 * scale
  return bladeHead(
    plate(length, height, 6 * scale, 0, foot + height / 2),
    plate(length, cheek, 5 * scale, 0, foot + cheek / 2),
    width,
  )
}

const IDLER_TEETH = 13

/** Idler sprocket between two fork plates. */
export function sprocketHead(foot: number, size: ChainSize, width: number, metal: SolidMaterial): SolidInput[] {
  const centre = foot + sprocketTip(size, IDLER_TEETH) / 2 + 3
  const fork = plate(width * 2.2, centre - foot + width, width, 0, (foot + centre + width) / 2)
  const wheel = sprocketOutline(size, IDLER_TEETH).map(([u, v]): [number, number] => [u, thousandths(v + centre)])
  const gap = thousandths(width * 0.25)
  const thickness = thousandths(Math.max(2, width * 0.35))
  return [
    { axis: 'x', outline: fork, from: -width / 2 - gap - thickness, length: thickness, material: metal },
    { axis: 'x', outline: wheel, from: -width / 2, length: width, material: 'natural' },
    { axis: 'x', outline: fork, from: width / 2 + gap, length: thickness, material: metal },
  ]
}

/** Smooth roller or wide arc for belts. */
export function rollerHead(foot: number, scale: number, width: number, metal: SolidMaterial): SolidInput[] {
  const diameter = 40 * scale
  const centre = foot + diameter / 2 + 3
  const fork = plate(16 * scale, centre - foot + 8 * scale, 6 * scale, 0, (foot + centre + 8 * scale) / 2)
  const thickness = 3 * scale
  return [
    { axis: 'x', outline: fork, from: -width / 2 - 2 - thickness, length: thickness, material: metal },
    { axis: 'x', outline: circle(diameter, 0, centre), from: -width / 2, length: width, material: 'natural' },
    { axis: 'x', outline: fork, from: width / 2 + 2, length: thickness, material: metal },
  ]
}

export const wideArcHead = (foot: number, scale: number, width: number): SolidInput[] => [
  {
    axis: 'x',
    outline: arch(26 * scale, foot + 6 * scale, 6 * scale),
    from: -width / 2,
    length: width,
    material: 'pe',
  },
]
