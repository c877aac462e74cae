import { C_PROFILES, cProfileOutline } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { guideOutline } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { sprocketContour } from '#tools/demo-catalogue/geometry/sprocket-outline.ts'
import type { Dimension } from '#drawing/dimension.ts'
import { circle, rotated, shifted } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import type { Point, Vector } from '#drawing/geometry/vector.ts'
import { chainRun } from './chain-run.ts'
import { tensionerSolids } from './tensioner.ts'

/** A group of the drawing that the page can address and mark. */
interface AssemblyPart {
  /** Id of the group. */
  fragment: string
  solids: Solid[]
  /** The point that the balloon's leader touches, and the balloon's offset from it, in mm of the drawing. */
  mark?: { at: Vector; to: Point }
}

const LENGTH = 300
const GUIDE = 48
const CHAIN = 96
/** Front row, parallel to the assembly. */
const ROW = 118
const FLOOR = -14

/** A chain, its guide and its C-profile, exploded; in front, one part of each other family. Far parts come first. */
export const PARTS: AssemblyPart[] = [
  {
    fragment: 'c-profile',
    solids: [{ outline: cProfileOutline(C_PROFILES.C30), length: LENGTH, at: [0, 0, FLOOR], material: 'steel' }],
    mark: { at: [15, 278, -6], to: [42, -40] },
  },
  {
    fragment: 'chain-guide',
    solids: [{ outline: guideOutline('CT', '08B', 1), length: LENGTH - 24, at: [0, 0, GUIDE - 12], material: 'pe' }],
    mark: { at: [-3, 178, GUIDE + 14], to: [-52, -62] },
  },
  { fragment: 'chain', solids: chainRun('08B', 19, [0, 0, CHAIN]) },
  {
    fragment: 'strip',
    solids: [
      {
        outline: [
          [15, 0, 1],
          [15, 18, 1.2],
          [11, 18, 1.2],
          [11, 5, 2],
          [-11, 5, 2],
          [-11, 18, 1.2],
          [-15, 18, 1.2],
          [-15, 0, 1],
        ],
        length: 92,
        at: [ROW + 10, 214, FLOOR],
        material: 'black',
      },
    ],
    mark: { at: [ROW + 21, 286, 4], to: [34, -30] },
  },
  {
    fragment: 'tensioner',
    solids: tensionerSolids([ROW - 2, 144, FLOOR]),
    mark: { at: [ROW + 5, 144, 44], to: [12, -42] },
  },
  {
    fragment: 'sprocket',
    solids: [
      {
        outline: shifted(rotated(sprocketContour('08B', 17), 0.1), 44, 20),
        holes: [circle(44, 20, 9)],
        axis: 'x',
        length: 7.2,
        at: [ROW - 8, 0, 0],
        material: 'pe',
      },
      {
        outline: circle(44, 20, 19),
        holes: [circle(44, 20, 9)],
        axis: 'x',
        length: 9,
        at: [ROW - 0.8, 0, 0],
        material: 'pe',
      },
    ],
    mark: { at: [ROW - 0.8, 24, 16], to: [-40, 30] },
  },
  {
    fragment: 'rod',
    solids: [
      {
        outline: circle(0, 13, 13),
        holes: [circle(0, 13, 7.4)],
        length: 74,
        at: [ROW + 62, 112, FLOOR],
        material: 'natural',
      },
      { outline: circle(0, 9, 9), length: 92, at: [ROW + 88, 98, FLOOR], material: 'pe' },
    ],
    mark: { at: [ROW + 88, 138, 4], to: [46, 16] },
  },
]

const { width, height } = C_PROFILES.C30

/** Dimensions of the C-profile, as in the catalogue. The length has no text: the page writes it in its language. */
export const DIMENSIONS: Dimension[] = [
  { along: 'x', from: [-width / 2, 0, FLOOR], length: width, text: `${width}` },
  { along: 'z', from: [-width / 2, 0, FLOOR], length: height, text: `${height}` },
  { along: 'y', from: [width / 2, 0, FLOOR], length: LENGTH, text: '' },
]
