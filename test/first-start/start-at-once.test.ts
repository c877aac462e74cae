import { expect, test } from 'vitest'
import { startAtOnce } from '#test/support/start-at-once.ts'

test.runIf(process.env['DATABASE_URL'])(
  'three processes that start at once on an empty database all start',
  { timeout: 300_000 },
  async () => {
    expect(await startAtOnce(4)).toEqual({ errors: [], secrets: [1] })
  },
)
