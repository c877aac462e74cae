import { describe, expect, test } from 'vitest'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { distanceToLine, middle, type Point } from '#drawing/geometry/vector.ts'
import { oneOfEachFamily, shapedVariants } from '#test/support/catalogue-solids.ts'
import { dxfContours, dxfProblems, stepProblems, stlProblems } from '#test/support/cad-file-problems.ts'
import { pointsAlong } from '#test/support/contour-distance.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { randomFractions } from '#test/support/random-fractions.ts'
import { gapsBetween, readStep } from '#test/support/read-step.ts'
import type { Model } from './model.ts'
import { unitedPieces } from './unite.ts'
import { writeDxf } from './write-dxf.ts'
import { ringCurves, ringPoints } from './ring-curves.ts'
import { writeStep } from './write-step.ts'
import { STL_DEVIATION } from './write-stl.ts'

/** Of the variants that are drawn: always the same, in the whole matrix another one. A failure names it. */
const SEED = Number(process.env['CAD_SEED'] ?? (IS_WHOLE_MATRIX ? Date.now() % 1_000_000 : 31))
const DRAWN = `CAD_SEED=${SEED}`

/** Checking the end faces of a long rack takes OpenCASCADE seconds: test/long/cad.test.ts has all. */
const MOST_CORNERS = 250

const SAMPLE = oneOfEachFamily(randomFractions(SEED), MOST_CORNERS).map(({ number, solids }): Model => ({
  name: number,
  parts: [{ number, name: number, solids }],
}))

const GUIDE: Solid = { outline: rectangle(-10, 0, 20, 15, 3), length: 500, material: 'pe' }
const CARRIER: Solid = {
  outline: rectangle(-12, -3, 24, 3),
  holes: [circle(0, -1.5, 1)],
  length: 500,
  material: 'steel',
}
const ASSEMBLY: Model = {
  name: 'T-1+C20_500mm',
  parts: [
    { number: 'T-1', name: 'Kettenführung', solids: [GUIDE] },
    { number: 'C20', name: "C-Profil 'verzinkt'", solids: [CARRIER] },
  ],
}
const OPTIONS = { author: 'Musterwerk', date: '2026-01-15' }

describe('The CAD files of a variant of each family', () => {
  test('exist for every family.', () => {
    expect(SAMPLE.filter(({ parts }) => parts[0]?.solids.length === 0).map(({ name }) => name)).toEqual([])
    expect(SAMPLE.length).toBeGreaterThan(50)
  })
  test('are closed and valid as STEP, with the volume and the box of the geometry.', () =>
    expect(SAMPLE.flatMap(stepProblems), DRAWN).toEqual([]))
  test('are watertight as STL.', () => expect(SAMPLE.flatMap(stlProblems), DRAWN).toEqual([]))
  test('have closed contours as DXF.', () => expect(SAMPLE.flatMap(dxfProblems), DRAWN).toEqual([]))
})

describe('A part on its carrier', () => {
  test('is an assembly of two closed solids.', () =>
    expect([stepProblems, stlProblems, dxfProblems].flatMap((problemsOf) => problemsOf(ASSEMBLY))).toEqual([]))

  test('names both item numbers, and writes letters outside ASCII by their codes.', () => {
    const step = writeStep(ASSEMBLY, OPTIONS)
    expect(step).toContain("PRODUCT('T-1','T-1','Kettenf\\X2\\00FC\\X0\\hrung'")
    expect(step).toContain("PRODUCT('C20','C20','C-Profil ''verzinkt'''")
    expect(step).toMatch(/FILE_NAME\('[^']+','2026-01-15T00:00:00',\('[^']+'\),\('[^']+'\),'[^']+','[^']+',''\)/)
    expect(step).toMatch(/FILE_SCHEMA\(\('AUTOMOTIVE_DESIGN/)
    expect(step).toMatch(/^[\x20-\x7e\n]*$/)
  })

  test('has a layer for each part as DXF.', () => {
    const dxf = writeDxf(ASSEMBLY)
    expect([dxf.includes('\nT-1\n'), dxf.includes('\nC20\n')]).toEqual([true, true])
  })
})

describe('True teeth', () => {
  const variants = shapedVariants()
  const toothed = (number: string): Model => {
    const solids = variants.find((variant) => variant.number === number)?.solids ?? []
    return { name: number, parts: [{ number, name: number, solids }] }
  }
  const contourOf = ({ parts }: Model) => ringCurves(parts[0]?.solids[0]?.outline ?? [], true)

  test('of a sprocket are cylinders as STEP: seat, two flanks and tip of each tooth.', () => {
    const model = toothed('KR-08B1-10')
    const step = writeStep(model, OPTIONS)
    expect(step.match(/=CYLINDRICAL_SURFACE/g)?.length).toBeGreaterThanOrEqual(4 * 10)
    // A pitch circle of 41.1 mm less a roller of 8.51 mm.
    const reach = Math.min(...pointsAlong(contourOf(model), 8).map((point) => Math.hypot(...point)))
    expect(reach * 2).toBeCloseTo(12.7 / Math.sin(Math.PI / 10) - 8.51, 2)
  })

  test('of a gear are B-spline surfaces as STEP, and no end of a flank is left to a plane.', () => {
    const step = writeStep(toothed('SR-2-18'), OPTIONS)
    expect(step.match(/=B_SPLINE_SURFACE_WITH_KNOTS/g)?.length).toBeGreaterThanOrEqual(4 * 18)
    expect(step.match(/=PLANE/g)).toHaveLength(2)
  })

  test.each(['SR-1-12', 'SR-5-24', 'KR-08B1-10', 'RRF-18-S-2000'])(
    'of %s are within 0.003 mm as arcs of a DXF, and within 0.02 mm as chords of an STL.',
    (number) => {
      const model = toothed(number)
      const truth = ringPoints(contourOf(model), 0.0003)
      const [outline] = dxfContours(writeDxf(model)).toSorted((a, b) => b.length - a.length)
      const closed = [...truth, ...truth.slice(0, 1)]
      const near = (points: readonly Point[]) => Math.max(...points.map((point) => distanceToLine(point, closed)))
      expect(near(pointsAlong(outline ?? [], 3).slice(0, 300))).toBeLessThan(0.003)
      const chords = ringPoints(contourOf(model), STL_DEVIATION)
      const middles = chords.map((a, i): Point => middle(a, chords[(i + 1) % chords.length] ?? a))
      expect(near(middles.slice(0, 300))).toBeLessThan(STL_DEVIATION)
    },
  )
})

const four = (part: string): string[] => Array.from({ length: 4 }, () => part)

describe('Parts of several solids', () => {
  const variants = shapedVariants()
  const bodies = (number: string) => unitedPieces(variants.find((variant) => variant.number === number)?.solids ?? [])

  test.each([
    ['KR-08B1-10', ['sprocket']],
    ['KO-C30-ZN', ['bracket']],
    ['LR-80-POMC', ['bearing', 'roller']],
    ['KL-C20-ZN', ['clamp', 'nut', 'screw']],
    ['VE-C20-ZN', [...four('nut'), 'plate', 'plate', ...four('screw'), ...four('tube')]],
    ['SPS-08B', ['anchor-plate', 'connector', 'lock-nut', 'nut', 'threaded-rod', 'washer']],
    ['RSP-0-RO', ['axle', 'fork', 'housing', 'plunger', 'wheel']],
  ])('of %s are one body for each piece.', (number, parts) =>
    expect(
      bodies(number)
        .map(({ part }) => part)
        .toSorted(),
    ).toEqual(parts),
  )

  test.each(['RSP-0-RO', 'RSP-3-RO', 'SB-0-KR-ZN', 'SPS-24B', 'VE-C50-VA', 'KL-C50-ZN'])(
    'of %s are named in an assembly, and none of them floats.',
    (number) => {
      const solids = variants.find((variant) => variant.number === number)?.solids ?? []
      const partNames = { nut: 'Mutter', axle: 'Achse', screw: 'Schraube' }
      const step = writeStep({ name: number, parts: [{ number, name: 'Baugruppe', solids, partNames }] }, OPTIONS)
      const uses = [...step.matchAll(/NEXT_ASSEMBLY_USAGE_OCCURRENCE\('\d+','([^']*)'/g)].map(([, name]) => name)
      expect(uses).toHaveLength(bodies(number).length)
      expect(uses.every(Boolean)).toBe(true)
      // A spacer tube has 0.1 mm of play on its screw.
      const play = number.startsWith('VE') ? 0.1001 : 1e-4
      expect(gapsBetween(step).filter((gap) => gap > play)).toEqual([])
    },
  )
})

test('Round shapes stay round: a tube has four cylinders and no facets.', () => {
  const tube: Solid = { outline: circle(0, 0, 20), holes: [circle(0, 0, 12)], length: 100, material: 'natural' }
  const step = writeStep({ name: 'tube', parts: [{ number: 'tube', name: 'tube', solids: [tube] }] }, OPTIONS)
  expect(step.match(/=CYLINDRICAL_SURFACE/g)).toHaveLength(4)
  expect(step.match(/=PLANE/g)).toHaveLength(2)
  expect(readStep(step).volume).toBeCloseTo(Math.PI * (400 - 144) * 100, 6)
})

test.each(['x', 'y', 'z'] as const)('A solid along %s is where its drawing has it.', (axis) => {
  const solid: Solid = { ...GUIDE, axis, from: 7, length: 30, at: [100, 200, 300] }
  const { min, max, isValid } = readStep(
    writeStep({ name: axis, parts: [{ number: axis, name: axis, solids: [solid] }] }, OPTIONS),
  )
  const expected = {
    x: [107, 190, 300, 137, 210, 315],
    y: [90, 207, 300, 110, 237, 315],
    z: [90, 200, 307, 110, 215, 337],
  }
  expect(isValid).toBe(true)
  for (const [i, value] of [...min, ...max].entries()) expect(value).toBeCloseTo(expected[axis][i] ?? 0, 3)
})
