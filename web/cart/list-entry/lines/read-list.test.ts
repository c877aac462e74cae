import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { EMPTY_LINE, type ListLine } from './list-line.ts'
import { readList } from './read-list.ts'
import { writeList } from './write-list.ts'

const line = (given: Partial<ListLine>): ListLine => ({ ...EMPTY_LINE, ...given })
const GUIDE = line({ number: 'CT-08B1-S-2000', pieces: '4', size: '1250', note: 'entgraten' })

describe('a list', () => {
  test.each([
    ['with semicolons', 'CT-08B1-S-2000;4;1250;entgraten'],
    ['with commas and spaces', 'CT-08B1-S-2000, 4, 1250, entgraten'],
    ['of spreadsheet cells', 'CT-08B1-S-2000\t4\t1250\tentgraten'],
    ['in quotes', '"CT-08B1-S-2000";"4";"1250";"entgraten"'],
    ['with bars', 'CT-08B1-S-2000|4|1250|entgraten'],
    ['with a byte order mark', '\ufeffCT-08B1-S-2000;4;1250;entgraten'],
    ['with a line for spreadsheets', 'sep=;\r\nCT-08B1-S-2000;4;1250;entgraten'],
    ['with blank lines', '\n\n  \r\nCT-08B1-S-2000;4;1250;entgraten\r\n;;;\n'],
  ])('%s is read', (_, text) => expect(readList(text)).toEqual({ lines: [GUIDE] }))

  test.each([
    ['CT-08B1-S-2000', { number: 'CT-08B1-S-2000' }],
    ['ct 08b1 s 2000', { number: 'ct 08b1 s 2000' }],
    ['CT-08B1-S-2000 4', { number: 'CT-08B1-S-2000', pieces: '4' }],
    ['CT-08B1-S-2000  4 1250', { number: 'CT-08B1-S-2000', pieces: '4', size: '1250' }],
    ['CT-08B1-S-2000 4 x 1250 mm', { number: 'CT-08B1-S-2000', pieces: '4', size: '1250 mm' }],
    ['4;CT-08B1-S-2000;1250 mm', { number: 'CT-08B1-S-2000', pieces: '4', size: '1250 mm' }],
    ['4 x CT-08B1-S-2000', { number: 'CT-08B1-S-2000', pieces: '4' }],
    ['CT-08B1-S-2000;4;bitte eilig', { number: 'CT-08B1-S-2000', pieces: '4', note: 'bitte eilig' }],
    ['CT-08B1-S-2000;4;;bitte eilig', { number: 'CT-08B1-S-2000', pieces: '4', note: 'bitte eilig' }],
    ['A-1;1;5;a;b;c', { number: 'A-1', pieces: '1', size: '5', note: 'a; c', reference: 'b' }],
    ['CT-08B1-S-2000;4;Stk', { number: 'CT-08B1-S-2000', pieces: '4' }],
    ['CT-08B1-S-2000 4 Stk 1250', { number: 'CT-08B1-S-2000', pieces: '4', size: '1250' }],
    ['CT-08B1-S-2000 4 Stk. à 1250 mm', { number: 'CT-08B1-S-2000', pieces: '4', size: '1250 mm' }],
    ['CT-08B1-S-2000 4 bitte eilig', { number: 'CT-08B1-S-2000', pieces: '4', note: 'bitte eilig' }],
    ['CT-08B1-S-2000;4;ca. 1250 mm', { number: 'CT-08B1-S-2000', pieces: '4', size: 'ca. 1250 mm' }],
    ['CT-08B1-S-2000;4;L=1250', { number: 'CT-08B1-S-2000', pieces: '4', size: 'L=1250' }],
    ['A-1;1;;3" lang', { number: 'A-1', pieces: '1', note: '3" lang' }],
  ])('the line %j is read as %j', (text, expected) => expect(readList(text)).toEqual({ lines: [line(expected)] }))

  test.each([
    ['CT-1\t4\tStk\t1250', ['number', 'pieces', 'unit', 'length mm']],
    ['CT-1;4;Kettenführung;1250', ['number', 'pieces', 'note', 'length mm']],
    ['CT-1;4;;1250', ['number', 'pieces', 'note', 'length mm']],
    ['CT-1;4;Stk;1,25 m;eilig', ['number', 'pieces', 'unit', 'length mm', 'note']],
    ['10\tCT-1\t4\tStk\t1250', ['reference', 'number', 'pieces', 'unit', 'length mm']],
  ])('with a number behind another cell asks which it is: %j', (text, choices) => {
    const { question, lines } = readList(text)
    expect(question?.choices).toEqual(choices)
    expect(readList(text, choices)).toEqual({ lines })
    expect(lines[0]?.size).toMatch(/^1/)
  })

  test('may mix separators from line to line', () => {
    const numbers = readList('A-1;1\nB-2\t2\nC-3,3\nD-4;4').lines.map(({ number, pieces }) => `${number}=${pieces}`)
    expect(numbers).toEqual(['A-1=1', 'B-2=2', 'C-3=3', 'D-4=4'])
  })

  test.each([
    ['Menge;Artikelnummer;Länge (mm)\n4;CT-1;1250', { number: 'CT-1', pieces: '4', size: '1250' }],
    ['Item number,Description,Qty\nCT-1,Chain guide,4', { number: 'CT-1', pieces: '4' }],
    [
      'Artikelnummer\tBreedte mm\tLengte mm\tAantal\nPL-1\t500\t1000\t2',
      { number: 'PL-1', pieces: '2', size: '500 x 1000' },
    ],
    ['Číslo položky;Kusy;Projekt\nCT-1;4;Linka 3', { number: 'CT-1', pieces: '4', note: 'Linka 3' }],
  ])('follows its header: %j', (text, expected) => expect(readList(text)).toEqual({ lines: [line(expected)] }))

  test('a cell in quotes may have line breaks and separators', () => {
    expect(readList('CT-1;4;;"eins; zwei\nund ""drei"""\nCT-2;1').lines).toEqual([
      line({ number: 'CT-1', pieces: '4', note: 'eins; zwei\nund "drei"' }),
      line({ number: 'CT-2', pieces: '1' }),
    ])
  })

  test.each(['"'.repeat(200_000), '";""'.repeat(100_000), '\n"a,'.repeat(100_000)])(
    'that is hostile is read in linear time',
    (text) => {
      const begin = process.cpuUsage()
      readList(text)
      const { user } = process.cpuUsage(begin)
      expect(user / 1000, 'ms').toBeLessThan(2000)
    },
  )
})

describe('a written list', () => {
  const seed = Number(process.env['SEED'] ?? (process.env['MATRIX'] === 'all' ? Date.now() % 100_000 : 31))

  test.each(LOCALES)('is read as it was, in %s', (locale) => {
    const random = randomOf(seed)
    const lines = Array.from({ length: 300 }, () => randomLine(random))
    expect(readList(runWithLocale(locale, () => writeList(lines))), `SEED=${seed}`).toEqual({ lines })
  })

  test('has no cell that a spreadsheet calculates', () => {
    const written = writeList([line({ number: 'A-1', note: '=1+1', reference: '@x' })])
    expect(written).toContain("A-1;;;'=1+1;'@x\r\n")
  })
})

/** A linear congruential generator: the same seed, the same lines. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const SIGNS = ['a', 'Ö', '"', ';', ',', '\t', '\n', "'", '=', '-', '+', '@', ' ', '1', 'ž', '/', '×']

function randomLine(random: (below: number) => number): ListLine {
  const text = () =>
    Array.from({ length: random(12) }, () => SIGNS[random(SIGNS.length)])
      .join('')
      .trim()
  return {
    number: `CT-${random(99)}`,
    pieces: String(random(900) + 1),
    size: ['', '1250', '12 x 500 x 1000'][random(3)] ?? '',
    note: text(),
    reference: text(),
    carries: ['', 'CT-1'][random(2)] ?? '',
  }
}
