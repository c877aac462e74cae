import { expect, test } from 'vitest'
import { startAtOnce } from '#test/support/start-at-once.ts'

test.runIf(process.env['DATABASE_URL'])(
  'three processes that start at once on an empty database all start',
  async () => {
    expect(await startAtOnce(20)).toEqual({ errors: [], secrets: [1] })
  },
)
