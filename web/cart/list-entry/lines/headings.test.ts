import { describe, expect, test } from 'vitest'
import { readHeading } from './headings/read-heading.ts'
import { readList } from './read-list.ts'

describe('a heading', () => {
  test.each(
    [
      'Bestellmenge',
      'Menge in Stück',
      'Menge [Stk]',
      'Menge (ST)',
      'Anzahl Stk.',
      'Benötigte Menge',
      'Soll-Menge',
      'Gesamtmenge',
      'Stück-\nzahl',
      'Stueck',
      'Anzahl',
      'Order Qty',
      'Quantity ordered',
      'Qty.',
      'No. of pieces',
      'Aantal stuks',
      'Besteld aantal',
      'Počet ks',
      'Počet kusů',
      'Objednané množství',
      'MENGE',
    ].map((cell) => [cell] as const),
  )('%j is the quantity', (cell) => expect(readHeading(cell)).toEqual({ role: 'pieces', isSure: true }))

  test.each(
    [
      'Lagermenge',
      'Mindestbestellmenge',
      'Qty on hand',
      'Menge je Baugruppe',
      'Menge Lager',
      'Ist-Menge',
      'Qty per unit',
    ].map((cell) => [cell] as const),
  )('%j is perhaps the quantity', (cell) => expect(readHeading(cell)).toEqual({ role: 'pieces', isSure: false }))

  test.each(
    [
      'Artikelnummer',
      'Art.-Nr.',
      'Materialnummer',
      'Teile-Nr.',
      'Item number',
      'PART NUMBER',
      'Part No.',
      'Číslo dílu',
    ].map((cell) => [cell] as const),
  )('%j is the item number', (cell) => expect(readHeading(cell)).toEqual({ role: 'number', isSure: true }))

  test.each([
    ['Länge', undefined],
    ['Länge (mm)', 'mm'],
    ['Länge [cm]', 'cm'],
    ['Länge in m', 'm'],
    ['Länge in Zoll', 'zoll'],
    ['Length (in)', 'in'],
    ['Length in', 'in'],
    ['Lengte mm', 'mm'],
    ['Délka cm', 'cm'],
    ['Stücklänge', undefined],
    ['Länge (ft)', 'ft'],
    ['L [mm]', 'mm'],
    ['L (cm)', 'cm'],
  ])('%j is a length in %j', (cell, unit) =>
    expect(readHeading(cell)).toEqual({ role: 'length', isSure: true, ...(unit && { unit }) }),
  )

  test.each([
    ['POS-NR.', 'reference'],
    ['Pos', 'reference'],
    ['Lfd. Nr.', 'reference'],
    ['ME', 'unit'],
    ['Mengeneinheit', 'unit'],
    ['Preis pro Stück', 'ignored'],
    ['Stückpreis', 'ignored'],
    ['Unit price', 'ignored'],
    ['Název položky', 'ignored'],
    ['BENENNUNG', 'number'],
    ['Schnittlänge/Format', 'size'],
  ])('%j is %s', (cell, role) => expect(readHeading(cell)).toMatchObject({ role }))

  test.each(['Projekt', 'ST-100', 'KR-08B1-15', '4 Stück', 'Auftragsnummer', ''])('%j is none that we know', (cell) =>
    expect(readHeading(cell)).toBeUndefined(),
  )
})

const lines = (text: string, choices?: string[]) =>
  readList(text, choices).lines.map(({ number, pieces, size }) => [number, pieces, size].join('|'))
const isAsked = (text: string) => readList(text).question !== undefined

test.each([
  ['Artikelnummer;Bestellmenge\nCT-08B1-S-2000;40', 'CT-08B1-S-2000|40|'],
  ['Artikelnummer;Menge;Länge (cm)\nCT-08B1-S-2000;4;125', 'CT-08B1-S-2000|4|125 cm'],
  ['Item number;Qty;Length (in)\nCT-08B1-S-2000;4;48', 'CT-08B1-S-2000|4|48 in'],
  ['Artikelnummer;Menge;Länge (m)\nCT-08B1-S-2000;4;1,25', 'CT-08B1-S-2000|4|1,25 m'],
  ['Artikelnummer;Menge;Länge (ft)\nCT-08B1-S-2000;4;6', 'CT-08B1-S-2000|4|6 ft'],
  ['POS-NR.;BENENNUNG;BESCHREIBUNG;MENGE\n7;KR-08B1-15;Kettenrad;2', 'KR-08B1-15|2|'],
  ['Pos;Materialnummer;Bestellmenge;ME\n10;CT-08B1-S-2000;4;ST', 'CT-08B1-S-2000|4 ST|'],
  ['Item no.;Part number;Qty\n1;CT-1;4\n2;CT-2;5', 'CT-1|4|'],
  ['Artikelnummer;Länge;Einheit;Menge;ME\nCT-1;125;cm;4;ST', 'CT-1|4 ST|125 cm'],
  ['Artikelnummer|Menge\nCT-08B1-S-2000|4', 'CT-08B1-S-2000|4|'],
  ['Artikelnummer;Menge;L (cm)\nCT-08B1-S-2000;4;125', 'CT-08B1-S-2000|4|125 cm'],
])('the columns of %j are understood', (text, first) => {
  expect([lines(text)[0], isAsked(text)]).toEqual([first, false])
})

test.each([
  ['two quantities', 'Artikelnummer;Bestellmenge;Liefermenge\nCT-1;40;10'],
  ['two sure quantities', 'Artikelnummer;Menge;Anzahl\nCT-1;40;10'],
  ['a number below an unknown heading', 'Artikelnummer;Wunsch\nCT-1;40'],
  ['a number below no heading', 'Artikelnummer;Menge;\nCT-1;40;7'],
  ['a quantity for each of something', 'Artikelnummer;Menge je Anlage\nCT-1;4'],
  ['headings in a foreign language', 'Référence article;Quantité\nCT-1;4'],
  ['headings without an item number', 'Zeichnung;Menge\nCT-1;4'],
  ['two item numbers', 'Artikelnummer;Materialnummer;Menge\nCT-1;4711;4'],
  ['a title above the headings', 'Stückliste 7\nArtikelnummer;Menge\nCT-1;4'],
  ['a position or quantity in front', '10;CT-08B1-S-2000;4;ST'],
  ['a quantity in front, or a length behind', '4;CT-08B1-S-2000;1250'],
  ['running numbers in front', '1;CT-1\n2;CT-2\n3;CT-3'],
])('a list with %s is asked about', (_, text) => expect(isAsked(text)).toBe(true))

test.each([
  ['Artikelnummer;Bestellmenge;Liefermenge\nCT-1;40;10', ['number', 'pieces', 'ignored']],
  ['Artikelnummer;Wunsch\nCT-1;40', ['number', 'pieces']],
  ['Zeichnung;Menge\nCT-1;4', ['number', 'pieces']],
  ['10;CT-08B1-S-2000;4;ST', ['reference', 'number', 'pieces', 'unit']],
  ['4;CT-08B1-S-2000;1250', ['pieces', 'number', 'length mm']],
  ['1;CT-1\n2;CT-2', ['reference', 'number']],
  ['Materialnummer;Lieferanten-Artikelnr.;Menge\n4711;CT-1;4', ['reference', 'number', 'pieces']],
])('the best guess of %j is %j', (text, choices) => expect(readList(text).question?.choices).toEqual(choices))

test('the visitor’s choice decides', () => {
  const text = 'Artikelnummer;Wunsch;Maß\nCT-1;40;12,5'
  expect(readList(text, ['number', 'pieces', 'length cm'])).toMatchObject({
    lines: [{ number: 'CT-1', pieces: '40', size: '12,5 cm', note: '' }],
  })
  expect(readList(text, ['number', 'pieces', 'length cm']).question).toBeUndefined()
  expect(lines('10;CT-1;4;ST', ['reference', 'number', 'pieces', 'unit'])).toEqual(['CT-1|4 ST|'])
})

test.each([
  [['pieces', 'note'], 'no-number'],
  [['number', 'number'], 'twice'],
])('the choice %j is asked again: %s', (choices, problem) =>
  expect(readList('Artikelnummer;Wunsch\nCT-1;40', choices).question).toMatchObject({ choices, problem }),
)

test('a choice for other columns is not used', () => {
  expect(readList('Artikelnummer;Wunsch\nCT-1;40', ['number']).question?.choices).toEqual(['number', 'pieces'])
})

test.each([
  ['12,5', '4,000', '4'],
  ['0,50', '4,000 ST', '4 ST'],
  ['1.250,00', '1,250', '1,2500'],
  ['12.5', '4,000', '4000'],
  ['1,250.00', '4.000', '4'],
  ['1.250.000', '4.000', '4000'],
  ['12.5\nX-2;1;7,5', '4,000', '4,000'],
  ['125', '4,000', '4,000'],
])('beside the price %s, %s pieces are %s', (price, pieces, read) =>
  expect(lines(`Artikelnummer;Menge;Preis\nX-1;${pieces};${price}`)[0]).toBe(`X-1|${read}|`),
)

test('a column’s own numbers count more than those of others', () => {
  const text = 'Artikelnummer;Menge;Preis\nX-1;4,000;1.50\nX-2;0,500;2.50'
  expect(lines(text)[0]).toBe('X-1|4|')
  expect(lines('X-1;1,000\nX-2;1,5')[0]).toBe('X-1|1|')
})
