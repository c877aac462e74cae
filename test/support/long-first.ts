import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A test that may take longer than others says so. */
const MAY_TAKE_LONG = /timeout: |, [\d_]+_000\)/

/** Runs files with long tests first. At the end of the run one of them would leave the other worker without work. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files)
    const isLong = new Set(sorted.filter(({ moduleId }) => MAY_TAKE_LONG.test(readFileSync(moduleId, 'utf8'))))
    return [...isLong, ...sorted.filter((file) => !isLong.has(file))]
  }
}
