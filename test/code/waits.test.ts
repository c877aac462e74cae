import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TESTS = globSync(
  '{backend,bodies,contracts,doctor,drawing,printing,server,test,web,workbook}/**/*.{test,suite}.{ts,tsx}',
)

/** Calls of `vi.waitFor` up to the end of their line or block, with Vitest's own limit of a second. */
const OWN_LIMIT = /vi\.wait(For|Until)\((?![^\n]*(SOON|timeout|=> \{))[^\n]+/g

/** Loops that count their pauses: on a busy machine all of them are over too soon. */
const COUNTED_PAUSES = /^( *)for \(let [^\n]*\{\n(?:\1 [^\n]*\n|\n)*?\1 +await pause\(/gm

test('No test waits for less than a busy machine may take.', () => {
  const found = TESTS.flatMap((file) =>
    [OWN_LIMIT, COUNTED_PAUSES].flatMap((pattern) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([call]) => `${file}: ${call}`),
    ),
  )
  expect(TESTS.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
