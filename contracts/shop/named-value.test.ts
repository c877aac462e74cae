import { describe, expect, test } from 'vitest'
import { splitRepeated, withoutRepeats } from './named-value.ts'

describe('A value that begins with the words of its name', () => {
  test.each([
    ['German', 'Werkstoff', 'Werkstoff S grün', 'S grün'],
    ['English', 'Material', 'Material S green', 'S green'],
    ['Dutch', 'Materiaal', 'materiaal S groen', 'S groen'],
    ['Czech', 'Materiál', 'Materiál\u00a0S zelený', 'S zelený'],
  ])('is shown without them in %s', (_, name, value, rest) => {
    expect(splitRepeated({ name, value })).toEqual({ repeated: value.slice(0, -rest.length), rest })
  })

  test.each([
    ['a word that only begins alike', 'Werkstoff', 'Werkstoffe nach Wahl'],
    ['a value that is its name', 'Werkstoff', 'Werkstoff'],
    ['a value with a space behind its name', 'Werkstoff', 'Werkstoff '],
    ['a value that says its name later', 'PFAS', 'ohne PFAS'],
    ['a value of other words', 'Kette', '08B-1'],
    ['a value without a name', '', 'grün'],
  ])('stays whole: %s', (_, name, value) => {
    expect(splitRepeated({ name, value })).toEqual({ repeated: '', rest: value })
  })
})

describe('A list of named values', () => {
  test.each([
    ['German', 'Werkstoff', 'Werkstoff S schwarz', 'S schwarz', 'Farbe', 'schwarz'],
    ['English', 'Material', 'Material S black', 'S black', 'Colour', 'black'],
    ['Dutch', 'Materiaal', 'Materiaal S zwart', 'S zwart', 'Kleur', 'zwart'],
    ['Czech', 'Materiál', 'Materiál S černý', 'S černý', 'Barva', 'černý'],
  ])('repeats no word in %s', (_, name, value, rest, colour, black) => {
    const values = [
      { name, value },
      { name: colour, value: black },
      { name: 'C', value: 'C30 (30 × 15)' },
    ]
    expect(withoutRepeats(values)).toEqual([
      { name, value: rest },
      { name: 'C', value: 'C30 (30 × 15)' },
    ])
  })

  test('keeps words that two properties share by chance', () => {
    const values = [
      { name: 'Zähne', value: '16' },
      { name: 'Kette', value: 'DIN 8187 16' },
      { name: 'Rahmen', value: 'grün' },
      { name: 'Farbe', value: 'grün' },
    ]
    expect(withoutRepeats(values)).toEqual(values)
  })
})
