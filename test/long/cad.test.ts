import { expect, test } from 'vitest'
import type { Model } from '#drawing/export/model.ts'
import { dxfProblems, stepProblems, stlProblems } from '#test/support/cad-file-problems.ts'
import { shapedVariants } from '#test/support/catalogue-solids.ts'
import { randomFractions } from '#test/support/random-fractions.ts'

const SEED = Number(process.env['CAD_SEED'] ?? Date.now() % 1_000_000)
/** `CAD_SAMPLE=all` takes every variant, whose end faces take OpenCASCADE an hour and more on a busy machine. */
const COUNT = process.env['CAD_SAMPLE'] ?? '50'
const HOUR = 3_600_000
/** Files between two lines of progress. */
const PROGRESS = 200

const MODELS = shapedVariants().map(({ number, solids }): Model => ({
  name: number,
  parts: [{ number, name: number, solids }],
}))

/** The problems of a format in all models. Progress and the figures are printed. */
function problemsAs(format: string, models: readonly Model[], problemsOf: (model: Model) => string[]): string[] {
  const problems: string[] = []
  let wrong = 0
  for (const [i, model] of models.entries()) {
    const found = problemsOf(model)
    problems.push(...found)
    wrong += found.length > 0 ? 1 : 0
    if ((i + 1) % PROGRESS === 0) console.log(`${format}: ${i + 1} of ${models.length} read`)
  }
  console.log(`${format}: ${models.length - wrong} of ${models.length} files right`)
  return problems
}

test(
  'STEP files of variants drawn at random are valid, closed and exact.',
  () => {
    console.log(`CAD_SAMPLE=${COUNT} CAD_SEED=${SEED}`)
    const random = randomFractions(SEED)
    const drawn =
      COUNT === 'all'
        ? MODELS
        : Array.from({ length: Number(COUNT) }, () => MODELS[Math.floor(random() * MODELS.length)]).filter(
            (model) => model !== undefined,
          )
    expect(drawn.length).toBeGreaterThan(0)
    expect(problemsAs('STEP', drawn, stepProblems)).toEqual([])
  },
  4 * HOUR,
)

test(
  'STL files of all variants are watertight: no edge is open or has four triangles.',
  () => expect(problemsAs('STL', MODELS, stlProblems)).toEqual([]),
  HOUR,
)

test(
  'DXF files of all variants are closed and exact, and have each contour once.',
  () => expect(problemsAs('DXF', MODELS, dxfProblems)).toEqual([]),
  HOUR,
)
