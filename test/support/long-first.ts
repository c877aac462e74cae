import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { randomFractions } from './random-fractions.ts'

/** A test that may take longer than others says so. */
const MAY_TAKE_LONG = /timeout: |, [\d_]+_000\)/

/**
 * Runs files with long tests first. At the end of the run one of them would leave the other worker without work. With
 * `FILE_ORDER`, a seed, it runs them in a random order: a file may not depend on those before it.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seed = process.env['FILE_ORDER']
    if (seed !== undefined) return inRandomOrder(files, Number(seed))
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files)
    const isLong = new Set(sorted.filter(({ moduleId }) => MAY_TAKE_LONG.test(readFileSync(moduleId, 'utf8'))))
    return [...isLong, ...sorted.filter((file) => !isLong.has(file))]
  }
}

function inRandomOrder(files: readonly TestSpecification[], seed: number): TestSpecification[] {
  const random = randomFractions(seed)
  const placed = files.map((file) => ({ file, place: random() }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ file }) => file)
}
