import { expect, test } from 'vitest'
import { cutAtMarks, fillMarks, placeMark } from './place-mark.ts'

const PAGE = `<p>Grüße</p>${placeMark('flash')}<b>${placeMark('cart-count')}</b><!--place:unknown--><!--place:`

test('a page is cut at its places and at nothing else', () => {
  const { parts, places } = cutAtMarks(Buffer.from(PAGE))
  expect(places).toEqual(['flash', 'cart-count'])
  expect(parts.map(String)).toEqual(['<p>Grüße</p>', '<b>', '</b><!--place:unknown--><!--place:'])
})

test('a page without places is one part', () => {
  expect(cutAtMarks(Buffer.from('<p>x</p>'))).toEqual({ parts: [Buffer.from('<p>x</p>')], places: [] })
})

test('filling and cutting agree, whatever a text contains', () => {
  const texts = { flash: `$& ${placeMark('cart-count')}`, 'cart-count': '3' }
  const { parts, places } = cutAtMarks(Buffer.from(PAGE))
  const joined = parts.map(
    (part, index) => part.toString() + (places[index] ? (texts[places[index] as 'flash'] ?? '') : ''),
  )
  expect(fillMarks(PAGE, texts)).toBe(joined.join(''))
})

test('a place without a text is empty', () => {
  expect(fillMarks(PAGE, {})).toBe('<p>Grüße</p><b></b><!--place:unknown--><!--place:')
})
