import { C_PROFILES, cProfileFor, cProfileOutline } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import type { ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import { gearOutline } from '#tools/demo-catalogue/geometry/gear-outline.ts'
import { guideOutline } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { rackOutline } from '#tools/demo-catalogue/geometry/rack-outline.ts'
import { sprocketOutline } from '#tools/demo-catalogue/geometry/sprocket-outline.ts'
import type { Dimension } from '#drawing/dimension.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'
import { circle, rectangle, shifted } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { box, countdown } from './boxes.ts'

/** A guide in its steel profile, with its middle at x; the guide is shorter and lifted by some mm. */
function guideInProfile(size: ChainSize, x: number, lift = 0): Solid[] {
  const profile = C_PROFILES[cProfileFor(size)]
  return [
    { outline: cProfileOutline(profile), length: 230, at: [x, -40, 0], material: 'steel' },
    { outline: guideOutline('CT', size, 1), length: 190, at: [x, 0, profile.wall + lift], material: 'pe' },
  ]
}

/** The four sizes of profiles, each with its guide. */
export const profileSizes = (): Solid[] => [
  ...guideInProfile('20B', 0),
  ...guideInProfile('12B', 75),
  ...guideInProfile('08B', 135),
  ...guideInProfile('06B', 185),
]

/** From the disc to the gear and the sprocket. */
export function milledParts(): Solid[] {
  const wheel = (outline: Solid['outline'], y: number, material: Solid['material']): Solid[] => [
    { outline: shifted(outline, y, 0), holes: [circle(y, 0, 12)], axis: 'x', length: 22, material },
    { outline: circle(y, 0, 26), holes: [circle(y, 0, 12)], axis: 'x', from: 22, length: 12, material },
  ]
  return [
    { outline: circle(230, 0, 48), axis: 'x', length: 26, material: 'natural' },
    ...wheel(gearOutline(4, 22), 115, 'natural'),
    ...wheel(sprocketOutline('16B', 11), 0, 'pe'),
  ]
}

/** A sprocket with a hub and bores for screws. */
export function boredSprocket(): Solid[] {
  const bores = [0, 1, 2, 3].map((i) => circle(34 * Math.cos((i * Math.PI) / 2), 34 * Math.sin((i * Math.PI) / 2), 6))
  return [
    { outline: sprocketOutline('12B', 17), holes: [circle(0, 0, 11), ...bores], axis: 'x', length: 16, material: 'pe' },
    { outline: circle(0, 0, 23), holes: [circle(0, 0, 11)], axis: 'x', from: 16, length: 18, material: 'pe' },
  ]
}

/** A sheet cut into pieces that use it up, and the strip that remains. */
export const cutSheet = (): Solid[] => [
  ...countdown(3).flatMap((row) =>
    [0, 1, 2, 3].map((column): Solid => box(column * 68, 40 + row * 76, 0, 62, 70, 18, 'pe')),
  ),
  box(0, 0, 0, 266, 22, 18, 'mud'),
]

/** A guide with its measures. */
export function measuredGuide(): { solids: Solid[]; dimensions: Dimension[] } {
  const outline = guideOutline('CT', '16B', 1)
  const { min, max } = boundingBox(outline)
  const [width, height] = [max[0] - min[0], max[1] - min[1]]
  return {
    solids: [{ outline, length: 150, material: 'pe' }],
    dimensions: [
      { along: 'x', from: [min[0], 0, min[1]], length: width, text: `${width}` },
      { along: 'z', from: [min[0], 0, min[1]], length: height, text: `${height}` },
      { along: 'y', from: [max[0], 0, min[1]], length: 150, text: '1 250' },
    ],
  }
}

/** Bars on supports close to each other, so that they stay straight. */
export const storedBars = (): Solid[] => [
  ...[330, 180, 30].map((y): Solid => box(-20, y, -34, 200, 34, 34, 'mud')),
  ...(['pe', 'black', 'natural'] as const).map((material, i): Solid => ({
    outline: guideOutline('T', '20B', 1),
    length: 400,
    at: [24 + i * 64, 0, 0],
    material,
  })),
]

/** A bar sawn into the lengths of a request. */
export const sawnBar = (): Solid[] =>
  [
    [330, 90],
    [200, 120],
    [90, 100],
    [0, 80],
  ].map(([y = 0, length = 0]): Solid => ({
    outline: guideOutline('CTU', '16B', 1),
    length,
    at: [0, y, 0],
    material: 'pe',
  }))

/** A guide above the profile that will carry it. */
export const guideAboveProfile = (): Solid[] => guideInProfile('16B', 0, 42)

/** A gear on its rack. */
export function gearOnRack(): Solid[] {
  const rack = rackOutline(4, 16, 24)
  const { min, max } = boundingBox(rack)
  const middle = (min[0] + max[0]) / 2
  return [
    { outline: rack, axis: 'x', length: 24, material: 'natural' },
    {
      outline: shifted(gearOutline(4, 20), middle, max[1] + 36),
      holes: [circle(middle, max[1] + 36, 10)],
      axis: 'x',
      length: 24,
      material: 'pe',
    },
    {
      outline: circle(middle, max[1] + 36, 20),
      holes: [circle(middle, max[1] + 36, 10)],
      axis: 'x',
      from: 24,
      length: 12,
      material: 'pe',
    },
  ]
}

/** The first piece of an apprentice: a block with a step, a groove and a bore. */
export const trainingPiece = (): Solid[] => [
  { outline: rectangle(0, 0, 150, 190, 4), holes: [circle(110, 40, 16)], axis: 'z', length: 30, material: 'natural' },
  { outline: rectangle(0, 70, 90, 120, 4), axis: 'z', length: 26, at: [0, 0, 30], material: 'natural' },
  { outline: circle(45, 130, 26), axis: 'z', length: 22, at: [0, 0, 56], material: 'natural' },
]
