import { expect, test } from 'vitest'
import { utcOffset } from './utc-offset.ts'

test.each([
  ['2026-01-13T09:00', 'Europe/Berlin', '+01:00'],
  ['2026-07-13T09:00', 'Europe/Berlin', '+02:00'],
  // The clocks change at 2:00 and 3:00 on these days.
  ['2026-03-29T01:59', 'Europe/Berlin', '+01:00'],
  ['2026-03-29T03:00', 'Europe/Berlin', '+02:00'],
  ['2026-10-25T01:59', 'Europe/Berlin', '+02:00'],
  ['2026-10-25T03:00', 'Europe/Berlin', '+01:00'],
  ['2026-07-13T09:00', 'America/New_York', '-04:00'],
  ['2026-07-13T09:00', 'Asia/Kolkata', '+05:30'],
  ['2026-07-13T09:00', 'UTC', '+00:00'],
])('At %s in %s the offset is %s.', (local, zone, offset) => {
  expect(utcOffset(local, zone)).toBe(offset)
})
