import { expect, test } from 'vitest'
import { regionTag } from '#contracts/locales.ts'
import { formatBytes, formatFixed, formatNumber, formatPrice, formatUnitPrice, formatWeight } from './format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', '_')

test('numbers use a narrow space for thousands and the decimal sign of the locale', () => {
  expect(plain(formatNumber(1284, 0, 'de'))).toBe('1_284')
  expect(plain(formatNumber(31000.456, 2, 'de'))).toBe('31_000,46')
  expect(plain(formatNumber(31000.456, 2, 'en'))).toBe('31_000.46')
  expect(plain(formatNumber(12.5, 1, 'cz'))).toBe('12,5')
  expect(plain(formatNumber(2.4, 0, 'nl'))).toBe('2')
})

test.each(['de', 'en', 'nl', 'cz'] as const)('numbers have the digits of Intl in %s', (locale) => {
  const intl = [0, 1, 2, 3].map((digits) => new Intl.NumberFormat('en', { maximumFractionDigits: digits }))
  for (const value of [
    0, 0.5, 1.005, 2.5, 9.995, 12, 99.95, 999, 999.6, 1000, -3.25, -1284.5, 31_000.456, 1_234_567.8,
  ]) {
    intl.forEach((format, digits) => {
      const expected = format
        .format(value)
        .replaceAll(',', '_')
        .replace('.', locale === 'en' ? '.' : ',')
      expect(plain(formatNumber(value, digits, locale)), `${value} with ${digits}`).toBe(expected)
    })
  }
})

test('fixed numbers keep their zeros', () => {
  expect(formatFixed(18, 1, 'de')).toBe('18,0')
  expect(formatFixed(18, 1, 'en')).toBe('18.0')
})

test('prices are in EUR with two decimals', () => {
  expect(plain(formatPrice(1284.5, 'de'))).toBe('1.284,50 €')
  expect(plain(formatPrice(1284.5, 'en'))).toBe('€1,284.50')
  expect(plain(formatPrice(74.6, 'nl'))).toBe('€ 74,60')
  expect(plain(formatPrice(74.6, 'cz'))).toBe('74,60 €')
})

test.each(['de', 'en', 'nl', 'cz'] as const)('prices are written as by Intl in %s', (locale) => {
  const intl = new Intl.NumberFormat(regionTag(locale), { style: 'currency', currency: 'EUR' })
  for (const amount of [0, 0.005, 0.1, 1.005, 12.4, 999.994, 999.995, 1000, 12_345.6, 1_234_567.89, -3.25, -1284.5])
    expect(formatPrice(amount, locale), `${amount}`).toBe(intl.format(amount))
})

test('a price of one piece has cents, and parts of them if it has any', () => {
  expect(plain(formatUnitPrice(1284.5, 'de'))).toBe('1.284,50 €')
  expect(plain(formatUnitPrice(0.035, 'de'))).toBe('0,035 €')
  expect(plain(formatUnitPrice(0.0125, 'en'))).toBe('€0.0125')
  expect(plain(formatUnitPrice(0.1 + 0.2, 'nl'))).toBe('€ 0,30')
})

test('weights below a kilogram are in grams', () => {
  expect(plain(formatWeight(1.844, 'de'))).toBe('1,84 kg')
  expect(plain(formatWeight(0.32, 'de'))).toBe('320 g')
  expect(plain(formatWeight(0.9996, 'en'))).toBe('1 kg')
})

test('the size of a file is never zero', () => {
  expect(plain(formatBytes(213_600, 'de'))).toBe('214 KB')
  expect(plain(formatBytes(1_120_000, 'de'))).toBe('1,1 MB')
  expect(plain(formatBytes(12, 'en'))).toBe('1 KB')
})
