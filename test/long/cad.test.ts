import { expect, test } from 'vitest'
import { dxfProblems, stepProblems, stlProblems } from '#test/support/cad-file-problems.ts'
import { shapedVariants } from '#test/support/catalogue-solids.ts'
import { randomFractions } from '#test/support/random-fractions.ts'

const SEED = Number(process.env['CAD_SEED'] ?? Date.now() % 1_000_000)
/** `CAD_SAMPLE=all` takes every variant. */
const COUNT = process.env['CAD_SAMPLE'] ?? '50'

test('CAD files of variants drawn at random are closed, valid and exact.', () => {
  console.log(`CAD_SAMPLE=${COUNT} CAD_SEED=${SEED}`)
  const random = randomFractions(SEED)
  const all = shapedVariants()
  const drawn =
    COUNT === 'all' ? all : Array.from({ length: Number(COUNT) }, () => all[Math.floor(random() * all.length)])
  const problems = drawn.flatMap((variant) => {
    if (!variant) return []
    const { number, solids } = variant
    const model = { name: number, parts: [{ number, name: number, solids }] }
    return [...stepProblems(model), ...stlProblems(model), ...dxfProblems(model)]
  })
  expect(problems).toEqual([])
}, 1_800_000)

test('Each of all variants is watertight as STL and has each contour once as DXF.', () => {
  const problems = shapedVariants().flatMap(({ number, solids }) => {
    const model = { name: number, parts: [{ number, name: number, solids }] }
    return [...stlProblems(model), ...dxfProblems(model)]
  })
  expect(problems).toEqual([])
}, 1_800_000)
