import { chainRun } from '#tools/demo-catalogue/assembly/chain-run.ts'
import { tensionerSolids } from '#tools/demo-catalogue/assembly/tensioner.ts'
import { toothedBeltOutline } from '#tools/demo-catalogue/geometry/belt-outlines.ts'
import { C_PROFILES, cProfileFor, cProfileOutline } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { CHAINS, type ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import { guideDimensions } from '#tools/demo-catalogue/geometry/guide-dimensions.ts'
import { guideOutline, type GuideType } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { box, countdown } from './boxes.ts'

type Track = { size: ChainSize; type: GuideType; links: number; x: number; material?: Solid['material'] }

/** A chain on its guide, on a C-profile if the guide has a foot; the rollers run at the height 0. */
function track({ size, type, links, x, material = 'pe' }: Track): Solid[] {
  const outline = guideOutline(type, size, 1)
  const length = links * CHAINS[size].pitch
  const top = boundingBox(outline).max[1]
  // Side walls are higher than the rib that the rollers run on.
  const { wallHeight, ribHeight } = guideDimensions(size, 1)
  const rib = type === 'TU' || type === 'CTU' ? top - wallHeight + ribHeight : top
  const z = -CHAINS[size].roller / 2 - rib
  const profile = C_PROFILES[cProfileFor(size)]
  const carrier: Solid = {
    outline: cProfileOutline(profile),
    length: length + 30,
    at: [x, -30, z - profile.wall],
    material: 'steel',
  }
  const guide: Solid = { outline, length: length + 12, at: [x, -12, z], material }
  return [...(type.startsWith('C') ? [carrier] : []), guide, ...chainRun(size, links, [x, 0, 0])]
}

/** Height of a chain's plates above the middle of its rollers. */
const plateTop = (size: ChainSize) => CHAINS[size].plateHeight / 2

/** Cans on the plates of a conveyor chain, between two round rails. */
export function bottling(): Solid[] {
  const rail = (x: number, z: number): Solid => ({
    outline: circle(x, z, 8),
    length: 430,
    at: [0, -20, 0],
    material: 'pe',
  })
  const slats = countdown(10).map((i): Solid => ({
    outline: rectangle(-41, i * 39, 82, 38, 4),
    axis: 'z',
    length: 4,
    material: 'stainless',
  }))
  const strips = [-24, 24].map((x): Solid => box(x - 10, -20, -12, 20, 430, 12, 'pe'))
  const can = (y: number): Solid[] => [
    { outline: circle(0, y, 31), axis: 'z', length: 6, at: [0, 0, 4], material: 'steel' },
    { outline: circle(0, y, 33), axis: 'z', length: 104, at: [0, 0, 10], material: 'natural' },
    { outline: circle(0, y, 28), axis: 'z', length: 6, at: [0, 0, 114], material: 'steel' },
  ]
  return [
    rail(-45, 40),
    rail(-45, 84),
    ...strips,
    ...slats,
    ...countdown(5).flatMap((i) => can(i * 78 + 38)),
    rail(45, 40),
    rail(45, 84),
  ]
}

/** A carton on a toothed belt in its guide. */
export function packaging(): Solid[] {
  return [
    { outline: toothedBeltOutline('T10', 25), length: 420, material: 'pe' },
    {
      outline: rectangle(-12.5, 0, 25, 5.5, 1),
      length: 440,
      at: [0, -20, boundingBox(toothedBeltOutline('T10', 25)).max[1] - 3],
      material: 'black',
    },
    box(-70, 120, boundingBox(toothedBeltOutline('T10', 25)).max[1] + 3, 140, 190, 110, 'mud'),
    box(-9, 120, boundingBox(toothedBeltOutline('T10', 25)).max[1] + 113, 18, 190, 0.6, 'natural'),
  ]
}

/** A pallet on two chains. */
export function warehouse(): Solid[] {
  const z = plateTop('16B') + 2
  const boards = [300, 225, 150, 75, 0]
  return [
    ...track({ size: '16B', type: 'CTU', links: 16, x: 0 }),
    ...track({ size: '16B', type: 'CTU', links: 16, x: 230 }),
    ...[-46, 76, 198].map((x): Solid => box(x, 20, z, 86, 355, 16, 'natural')),
    ...[320, 170, 20].flatMap((y) => [-46, 76, 198].map((x): Solid => box(x, y, z + 16, 86, 55, 46, 'mud'))),
    ...boards.map((y): Solid => box(-50, y + 20, z + 62, 338, 56, 14, 'natural')),
  ]
}

/** A log across two chains on guides with screw flanges. */
export function wood(): Solid[] {
  const log = (radius: number, from: number, length: number, material: Solid['material']): Solid => ({
    outline: circle(150, plateTop('16B') + 72, radius),
    axis: 'x',
    from,
    length,
    material,
  })
  return [
    ...track({ size: '16B', type: 'TS', links: 13, x: 0 }),
    ...track({ size: '16B', type: 'TS', links: 13, x: 240 }),
    log(72, -80, 400, 'mud'),
    log(58, 320, 1, 'natural'),
    log(38, 321, 0.5, 'natural'),
    log(18, 321.5, 0.5, 'natural'),
  ]
}

/** A tensioner below the slack span of a chain. */
export function agriculture(): Solid[] {
  const top = 62
  return [...tensionerSolids([0, 130, -top - plateTop('12B') + 2]), ...chainRun('12B', 14, [0, 0, 0])]
}

/** A circuit board on two narrow guides. */
export function cleanroom(): Solid[] {
  const z = plateTop('06B')
  const chip = (x: number, y: number, width: number, length: number): Solid =>
    box(x, y, z + 2, width, length, 3, 'black')
  return [
    ...track({ size: '06B', type: 'TU', links: 22, x: 0, material: 'black' }),
    ...track({ size: '06B', type: 'TU', links: 22, x: 110, material: 'black' }),
    box(-6, 30, z, 122, 150, 2, 'pe'),
    chip(14, 142, 22, 22),
    box(70, 146, z + 2, 34, 14, 6, 'steel'),
    chip(44, 84, 34, 34),
    chip(92, 88, 12, 26),
    chip(10, 92, 16, 10),
    box(12, 44, z + 2, 60, 9, 7, 'mud'),
    chip(88, 46, 14, 14),
  ]
}
