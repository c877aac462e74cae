import { expect, test } from 'vitest'
import { readPdfDate } from './pdf-date.ts'

const read = (text: string) => readPdfDate(new TextEncoder().encode(text))

test.each([
  ['%PDF-1.4 /CreationDate (D:20240105101112Z) /ModDate (D:20250630)', '2025-06-30'],
  ['%PDF-1.7 <xmp:CreateDate>2026-03-01T12:00:00Z</xmp:CreateDate>', '2026-03-01'],
  ['%PDF-1.7 <xmp:CreateDate>2026-03-01</xmp:CreateDate><xmp:ModifyDate>2026-04-02</xmp:ModifyDate>', '2026-04-02'],
  ['%PDF-1.4 without a date', undefined],
  ['/ModDate (D:20250630) in a file of another kind', undefined],
])('The date of %j is %s.', (text, date) => {
  expect(read(text)).toBe(date)
})
