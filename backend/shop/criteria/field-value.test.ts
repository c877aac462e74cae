import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { valueOf } from './field-value.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['2026-07-02 03:04:05.678', '2026-07-02T03:04:05.678', '2026-07-02T03:04:05.678+00:00'])(
  'The time %s is one in UTC, wherever the server is.',
  (given) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(valueOf({ kind: 'date', sql: sql`at` }, given, '')).toBe('2026-07-02T03:04:05.678Z')
  },
)
