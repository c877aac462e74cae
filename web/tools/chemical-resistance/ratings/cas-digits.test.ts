import { expect, test } from 'vitest'
import { casDigitsOf } from './cas-digits.ts'

test.each([
  '7664-93-9',
  '7664939',
  '7664 93 9',
  'CAS 7664-93-9',
  'CAS-Nr.: 7664-93-9',
  'CAS No. 7664-93-9',
  'CAS-nummer: 7664-93-9',
  'Číslo CAS: 7664-93-9',
  'č. CAS 7664-93-9',
  '[7664-93-9]',
  '(CAS 7664-93-9)',
  '7664\u201193\u20119',
  '7664\u201393\u20139',
  '7664\u221293\u22129',
  '0007664-93-9',
])('“%s” is the CAS number of sulphuric acid.', (text) => expect(casDigitsOf(text)).toBe('7664939'))

test.each(['H2SO4', '90 °C', 'R 22', 'Salzsäure 37', ''])('“%s” is not a CAS number.', (text) =>
  expect(casDigitsOf(text)).toBe(''),
)
