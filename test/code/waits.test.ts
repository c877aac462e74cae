import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TESTS = globSync(
  '{backend,bodies,contracts,doctor,drawing,printing,server,test,web,workbook}/**/*.{test,suite}.{ts,tsx}',
)

/** Calls of `vi.waitFor` up to the end of their line or block, with Vitest's own limit of a second. */
const OWN_LIMIT = /vi\.wait(For|Until)\((?![^\n]*(SOON|timeout|=> \{))[^\n]+/g

test('No test waits for less than a busy machine may take.', () => {
  const found = TESTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(OWN_LIMIT)].map(([call]) => `${file}: ${call}`),
  )
  expect(TESTS.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
