import { expect, test } from 'vitest'
import { clockChanges } from './clock-changes.server.ts'

const at = (iso: string) => Date.parse(iso)

test('the clock of Berlin is put back and forward in the hours that the law names', () => {
  const now = at('2026-07-06T05:30:20Z')
  expect(clockChanges('Europe/Berlin', now)).toEqual([
    [now, 120],
    [at('2026-10-25T01:00:00Z'), 60],
    [at('2027-03-28T01:00:00Z'), 120],
  ])
})

test('zones of half hours, behind UTC and without changes', () => {
  const now = at('2026-11-22T12:00:00Z')
  expect(clockChanges('Asia/Kolkata', now)).toEqual([[now, 330]])
  expect(clockChanges('America/New_York', now)).toEqual([
    [now, -300],
    [at('2027-03-14T07:00:00Z'), -240],
    [at('2027-11-07T06:00:00Z'), -300],
  ])
})
