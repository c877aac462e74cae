import { chainRun } from '#tools/demo-catalogue/assembly/chain-run.ts'
import { C_PROFILES, cProfileOutline } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { guideOutline } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { gearOutline } from '#tools/demo-catalogue/geometry/gear-outline.ts'
import { sprocketContour } from '#tools/demo-catalogue/geometry/sprocket-outline.ts'
import { box } from '#tools/demo-catalogue/scenes/boxes.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'
import { circle, shifted } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import type { Vector } from '#drawing/geometry/vector.ts'

const GUIDE = guideOutline('CT', '12B', 1)
const ROLLERS = boundingBox(GUIDE).max[1]

/** A chain on its guide in a C-profile, and a spare guide beside it. */
export const chainStill = (): Solid[] => [
  { outline: cProfileOutline(C_PROFILES.C40), length: 420, at: [0, -60, -C_PROFILES.C40.wall], material: 'steel' },
  { outline: GUIDE, length: 400, at: [0, -40, 0], material: 'pe' },
  ...chainRun('12B', 20, [0, -4, ROLLERS + 12.07 / 2]),
  { outline: guideOutline('TU', '12B', 1), length: 300, at: [74, -10, -C_PROFILES.C40.wall], material: 'natural' },
  { outline: guideOutline('T', '12B', 1), length: 260, at: [120, 20, -C_PROFILES.C40.wall], material: 'black' },
]

/** A stack of sheets, turned slightly against each other by their sizes. */
export const sheetStill = (): Solid[] => [
  box(-150, -100, 0, 300, 210, 30, 'pe'),
  box(-146, -96, 30, 286, 200, 20, 'natural'),
  box(-138, -98, 50, 270, 190, 15, 'black'),
  box(-140, -90, 65, 250, 170, 12, 'blue'),
  box(-132, -92, 77, 220, 150, 10, 'mud'),
  box(-120, -84, 87, 190, 120, 8, 'natural'),
  box(-96, -70, 95, 130, 26, 20, 'pe'),
  { outline: circle(18, 12, 12), axis: 'x', length: 120, at: [-80, 0, 95], material: 'blue' },
]

const wheel = (teeth: number, [x, y, z]: Vector, material: Solid['material']): Solid[] => [
  {
    outline: shifted(sprocketContour('12B', teeth), x, y),
    holes: [circle(x, y, 12)],
    axis: 'z',
    length: 11,
    at: [0, 0, z],
    material,
  },
  { outline: circle(x, y, 26), holes: [circle(x, y, 12)], axis: 'z', length: 12, at: [0, 0, z + 11], material },
]

/** Sprockets and a gear, lying. */
export const sprocketStill = (): Solid[] => [
  ...wheel(23, [-80, 40, 0], 'pe'),
  ...wheel(17, [70, 50, 0], 'natural'),
  ...wheel(13, [10, -62, 0], 'pe'),
  ...wheel(15, [-66, 36, 23], 'natural'),
  {
    outline: shifted(gearOutline(4, 22), 122, -54),
    holes: [circle(122, -54, 12)],
    axis: 'z',
    length: 30,
    material: 'blue',
  },
]

/** A sheet with cut pieces, rods and a sprocket on a bench. */
export const workshopStill = (): Solid[] => [
  box(-160, 20, 0, 190, 130, 20, 'pe'),
  box(-160, -14, 0, 190, 28, 20, 'pe'),
  box(-150, -50, 0, 190, 28, 20, 'pe'),
  { outline: circle(0, 18, 18), axis: 'y', length: 170, at: [74, -20, 0], material: 'natural' },
  { outline: circle(0, 11, 11), axis: 'y', length: 190, at: [112, -40, 0], material: 'blue' },
  {
    outline: circle(0, 11, 11),
    holes: [circle(0, 11, 6)],
    axis: 'y',
    length: 150,
    at: [140, -10, 0],
    material: 'black',
  },
  ...wheel(15, [-60, 80, 20], 'natural'),
  { outline: GUIDE, length: 130, at: [-40, -210, 0], material: 'pe' },
]
