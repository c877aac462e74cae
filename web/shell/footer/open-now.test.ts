import { expect, test } from 'vitest'
import { clockChanges } from './clock-changes.server.ts'
import { openingAt } from './open-now.ts'

const SUMMER = Date.parse('2026-06-01')

const HOURS = {
  clock: clockChanges('Europe/Berlin', SUMMER),
  closedOn: ['2026-12-25', '2027-01-01'],
  openingHours: [
    { from: 'mon', to: 'thu', open: '07:30', close: '17:00' },
    { from: 'fri', to: 'fri', open: '07:30', close: '16:00' },
  ],
} satisfies Parameters<typeof openingAt>[0]

/** A moment by the clock in Berlin in winter. */
const winter = (text: string) => Date.parse(`${text}+01:00`)

test.each([
  ['Monday', '2026-12-21T07:30', '17:00'],
  ['Thursday, the last minute', '2026-12-17T16:59', '17:00'],
  ['Friday', '2026-12-18T15:59', '16:00'],
])('open on %s', (_, at, until) => expect(openingAt(HOURS, winter(at))).toEqual({ isOpen: true, until }))

test.each([
  ['before the first hour', '2026-12-21T07:29', { clock: '07:30', date: '2026-12-21', isToday: true }],
  ['after the last hour', '2026-12-21T17:00', { clock: '07:30', date: '2026-12-22', isToday: false }],
  ['Friday at four', '2026-12-18T16:00', { clock: '07:30', date: '2026-12-21', isToday: false }],
  ['on a holiday at ten, before a weekend', '2026-12-25T10:00', { clock: '07:30', date: '2026-12-28', isToday: false }],
  ['the evening before a holiday', '2026-12-31T23:59', { clock: '07:30', date: '2027-01-04', isToday: false }],
])('closed %s', (_, at, next) => expect(openingAt(HOURS, winter(at))).toEqual({ isOpen: false, next }))

test('the clock is that of the company, in summer and from any zone', () => {
  expect(openingAt(HOURS, Date.parse('2026-07-06T05:30:00Z'))).toEqual({ isOpen: true, until: '17:00' })
  expect(openingAt(HOURS, Date.parse('2026-07-06T05:29:00Z')).isOpen).toBe(false)
  const overseas = { ...HOURS, clock: clockChanges('America/New_York', SUMMER) }
  expect(openingAt(overseas, Date.parse('2026-07-06T05:30:00Z')).isOpen).toBe(false)
})

test.each([
  ['2026-12-22T11:59', { isOpen: true, until: '12:00' }],
  ['2026-12-22T12:30', { isOpen: false, next: { clock: '13:00', date: '2026-12-22', isToday: true } }],
  ['2026-12-22T14:00', { isOpen: true, until: '17:00' }],
  ['2026-12-24T14:00', { isOpen: false, next: { clock: '08:00', date: '2026-12-28', isToday: false } }],
])('hours before and after a break at noon, at %s', (at, opening) => {
  const openingHours = [
    { from: 'mon', to: 'wed', open: '13:00', close: '17:00' } as const,
    { from: 'mon', to: 'fri', open: '08:00', close: '12:00' } as const,
  ]
  expect(openingAt({ ...HOURS, openingHours }, winter(at))).toEqual(opening)
})

test('a company that is closed for more than a month names no day', () => {
  expect(openingAt({ ...HOURS, openingHours: [] }, winter('2026-12-21T10:00'))).toEqual({
    isOpen: false,
    next: undefined,
  })
})
