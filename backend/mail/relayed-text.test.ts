import { describe, expect, test } from 'vitest'
import { isPlainName, relayedText } from './relayed-text.ts'

describe('A text of a stranger in a mail to another person', () => {
  test.each([
    ['https://evil.example/now', 'https: //evil. example/now'],
    ['www.evil.example', 'www. evil. example'],
    ['mail me@evil.example', 'mail me@evil. example'],
    ['evil。example and evil．example', 'evil。 example and evil． example'],
    ['💩.la', '💩. la'],
    ['evil\u200b.exam\u00adple', 'evil .exam ple'],
    ['one\r\ntwo', 'one two'],
  ])('has no link: %j becomes %j', (given, relayed) => {
    expect(relayedText(given, 100)).toBe(relayed)
    expect(relayedText(given, 100)).not.toMatch(/\S\.\p{L}|:\/\//u)
  })

  test.each(['Hauptstraße 1', 'Am Markt 3 – 5', 'Dr. Müller & Söhne', 'Musterwerk GmbH, Halle 2.4', '10:30'])(
    'stays as it is without one: %j',
    (text) => {
      expect(relayedText(text, 100)).toBe(text)
    },
  )

  test('is short, and not cut within a character', () => {
    expect(relayedText('x'.repeat(500), 60)).toHaveLength(60)
    expect(relayedText('😀😀', 3).isWellFormed()).toBe(true)
  })
})

test.each([
  ['Erika Muster', true],
  ['Dr. José-María O’Neill', true],
  ['', false],
  ['See https://evil.example', false],
  ['evil.example', false],
  ['You have won a lot of money, please call us now, or write to us', false],
])('%j greets a reader: %s', (name, greets) => {
  expect(isPlainName(name)).toBe(greets)
})
