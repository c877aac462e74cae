import { expect, test } from 'vitest'
import { readDescriptionText } from './read-plain-text.server.ts'

test('Of a description in HTML the words remain, those of two paragraphs apart.', () => {
  const html =
    '<p>Dämpft <b>Schwing</b>ungen &amp; Lärm.</p><ul>\n<li>leise</li><li>robust</li></ul>Fragen: info@example.com'
  expect(readDescriptionText(html)).toBe('Dämpft Schwingungen & Lärm. leise robust Fragen: info@example.com')
})

test('A description in plain text stays as it is.', () => {
  for (const text of ['Ø < 20 mm & Länge > 5 mm', 'Zwei\n\nAbsätze', '']) expect(readDescriptionText(text)).toBe(text)
})
