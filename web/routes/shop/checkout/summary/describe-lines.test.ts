import { expect, test } from 'vitest'
import { POSITIONS_RULE } from './compose-comment.ts'
import { describeLines } from './describe-lines.ts'

const LINE = { productNumber: 'ZL-1', quantity: 4, format: undefined, cutLength: undefined, reference: '', note: '' }
const file = (line: string, name: string) => ({
  line,
  name,
  size: 1000,
  url: `https://site.test/${name}`,
  until: '2026-12-24T12:00:00Z',
})

test('a position has its size, reference, note and files, and others are left out', () => {
  const text = describeLines(
    [
      { ...LINE, attachmentKey: 'a' },
      { ...LINE, cutLength: 740, reference: 'Pos 17', note: 'Kante gebrochen', attachmentKey: 'b' },
      { ...LINE, quantity: 1, format: { strength: 10, width: 200, length: 1500.5 }, attachmentKey: 'c' },
    ],
    [file('b', 'kante.png'), file('', 'alles.pdf'), file('gone', 'alt.pdf')],
  )
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    [
      POSITIONS_RULE,
      '',
      'Position 2: ZL-1, 4 Stück',
      'Schnittlänge: 740 mm',
      'Ihre Referenz: Pos 17',
      'Notiz: Kante gebrochen',
      'kante.png (1 KB)',
      'https://site.test/kante.png',
      '',
      'Position 3: ZL-1, 1 Stück',
      'Schnittformat: 10 × 200 × 1 500,5 mm',
      '',
      'Zeichnungen und Fotos zur ganzen Anfrage',
      'alles.pdf (1 KB)',
      'https://site.test/alles.pdf',
      '',
      'Die Links gelten bis 24.12.2026.',
    ].join('\n'),
  )
})

test('positions without anything to add need no text', () => {
  expect(describeLines([{ ...LINE, attachmentKey: 'a' }], [])).toBe('')
})

test('a note of several lines stays one line, so that it is neither a heading nor a link', () => {
  const text = describeLines([{ ...LINE, note: 'oben\n\nhttps://x.test/a.pdf', attachmentKey: 'a' }], [])
  expect(text.split('\n').at(-1)).toBe('Notiz: oben https://x.test/a.pdf')
})
