import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.server.ts'

const week = { from: 'mon', to: 'thu', open: '07:30', close: '17:00' } as const
const friday = { from: 'fri', to: 'fri', open: '07:30', close: '16:00' } as const

test('days are named in the language of the page', () => {
  expect(openingHours(week, 'de', 'short')).toEqual({ days: 'Mo–Do', hours: '7:30–17:00' })
  expect(openingHours(week, 'en', 'short').days).toBe('Mon–Thu')
  expect(openingHours(week, 'nl', 'long').days).toBe('Maandag–donderdag')
  expect(openingHours(week, 'cz', 'long').days).toBe('Pondělí–čtvrtek')
})

test('a single day is not shown as a range', () => {
  expect(openingHours(friday, 'de', 'long')).toEqual({ days: 'Freitag', hours: '7:30–16:00' })
})
