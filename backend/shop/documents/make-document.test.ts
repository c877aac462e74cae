import { inflateSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { companySchema, type Company } from '#contracts/company.ts'
import { textOfPdf } from '#test/support/pdf-text.ts'
import { makeDocument } from './make-document.ts'
import { toLatinText } from '#printing/pdf/latin-text.ts'
import type { DocumentKind, DocumentProduct } from './document-input.ts'

const KINDS: DocumentKind[] = ['data-sheet', 'atex', 'fda', 'handling', 'product-information']
const fitness = { food: false, atex: false, antistatic: false, pfas: false }

const product = (versions: number): DocumentProduct => ({
  ...fitness,
  number: 'T-1',
  name: 'Kettenführung T',
  description: 'Führt Ketten.',
  highlights: ['läuft trocken'],
  technical: [{ name: 'Dichte', value: '0,93 g/cm³' }],
  regulations: [{ name: 'RoHS', value: 'Grenzwerte eingehalten' }],
  cut: { min: 20, max: 2000, step: 1, bar: 2000, tolerance: 'ISO 2768-1 c' },
  picture: {
    solids: [
      {
        outline: [
          [0, 0],
          [20, 0],
          [20, 10],
          [0, 10],
        ],
        length: 100,
        material: 'pe',
      },
    ],
    dimensions: [{ along: 'x', from: [0, 0, 0], length: 20, text: '20,5' }],
  },
  groups: ['Kette'],
  variants: Array.from({ length: versions }, (_, index) => ({
    ...fitness,
    number: `T-V${index}X`,
    options: [`08B-${index}`],
    dimensions: [{ symbol: 'b', name: 'Breite', value: 20.5, unit: 'mm' }],
    weight: 1.25,
    documents: index % 2 === 0 ? KINDS : ['data-sheet'],
    food: index === 0,
  })),
})

/** Returns the text of a PDF by page, without the gaps that kerning puts into words. */
function pagesOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/FlateDecode\s*>>\s*stream\n(.*?)\nendstream/gs)]
  return streams
    .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
    .map((content) =>
      [...content.matchAll(/\[(<.*?)\] TJ/g)]
        .map(([, parts = '']) =>
          [...parts.matchAll(/<([0-9a-f]*)>/g)]
            .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
            .join(''),
        )
        .join('\n'),
    )
    .filter((text) => text !== '')
}

let company: Company
beforeAll(async () => {
  company = companySchema.parse(JSON.parse(await readFile(join(PROJECT_FOLDER, 'data/company.json'), 'utf8')))
})
const make = (kind: DocumentKind, versions = 3, language: 'de' | 'en' = 'de') =>
  makeDocument(kind, { product: product(versions), language, company })

describe.each(KINDS)('%s', (kind) => {
  test('is a PDF that names product and sender, the same for the same data', async () => {
    const { content, title } = await make(kind)
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(content.toString('latin1')).toContain('(T-1)')
    const [page] = pagesOf(content)
    for (const text of [title, 'Kettenführung T', 'T-1', company.legalName, 'Seite 1 von 1'])
      expect(page).toContain(text)
    expect((await make(kind)).content.equals(content)).toBe(true)
    expect((await make(kind, 3, 'en')).title).not.toBe(title)
  })
})

test('A declaration names the variants for which it holds and no others.', async () => {
  const [page] = pagesOf((await make('fda')).content)
  expect(page?.match(/T-V\dX/g)).toEqual(['T-V0X', 'T-V2X'])
})

test('The product information says what holds for some variants only.', async () => {
  const [page] = pagesOf((await make('product-information')).content)
  expect(page).toMatch(/Lebensmittelkontakt\nje nach Ausführung\n/)
  expect(page).toMatch(/Enthält PFAS\nnein\n/)
})

test('A document says nothing of what the catalogue leaves open.', async () => {
  const unknown = { ...product(2), food: undefined, atex: undefined, antistatic: undefined, pfas: undefined }
  const variants = unknown.variants.map((variant) => ({ ...variant, food: undefined, pfas: undefined }))
  const made = await makeDocument('product-information', { product: { ...unknown, variants }, language: 'de', company })
  const text = pagesOf(made.content).join()
  expect(text).not.toContain('PFAS')
  expect(text).not.toContain('Lebensmittelkontakt')
  expect(text).toContain('Antistatischer Typ')
})

test('A data sheet lists each variant once, over as many pages as necessary.', async () => {
  const pages = pagesOf((await make('data-sheet', 100)).content)
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.at(-1)).toContain(`Seite ${pages.length} von ${pages.length}`)
  expect(new Set(pages.join('\n').match(/T-V\d+X/g)).size).toBe(100)
  expect(pages.join('\n').match(/T-V\d+X/g)).toHaveLength(100)
  expect(pages[1]?.match(/Artikelnummer/g)).toHaveLength(1)
  expect(pages[0]).toContain('20 bis 2\u00a0000 mm in Schritten von 1 mm')
  expect(pages.join('\n')).toContain('T-V7X\n08B-7\n20,5\n1,25')
})

test('The handling information of steel differs from that of plastic.', async () => {
  const steel = product(0)
  const solids = steel.picture?.solids.map((solid) => ({ ...solid, material: 'steel' as const })) ?? []
  const picture = { solids }
  const made = await makeDocument('handling', { product: { ...steel, picture }, language: 'de', company })
  expect(pagesOf(made.content).join()).toContain('Weißrost')
  expect(pagesOf((await make('handling')).content).join()).not.toContain('Weißrost')
})

test('The handling information of a fluoropolymer begins with its poisonous fumes; others do not name them.', async () => {
  const made = await makeDocument('handling', { product: { ...product(1), pfas: true }, language: 'de', company })
  const text = pagesOf(made.content).join()
  expect(text).toContain('Fluorwasserstoff')
  expect(text.indexOf('Fluorwasserstoff')).toBeLessThan(text.indexOf('Transport und Lagerung'))
  expect(pagesOf((await make('handling')).content).join()).not.toContain('Fluorwasserstoff')
})

test('A declaration has the Czech letters of its sender and its product.', async () => {
  const sender = { ...company, name: 'Řetězy', legalName: 'Řetězy Třinec s.r.o.', street: 'Úzká 5', city: 'Plzeň' }
  const czech = { ...product(1), number: 'Ž-1', name: 'Vedení řetězu ≤ 10 mm' }
  const { content } = await makeDocument('fda', { product: czech, language: 'en', company: sender })
  const [text = ''] = await textOfPdf(new Uint8Array(content).buffer)
  for (const part of ['Řetězy Třinec s.r.o., Úzká 5', 'Plzeň', 'Ž-1', 'Vedení řetězu ≤ 10 mm'])
    expect(text).toContain(part)
  expect(content.toString('latin1')).not.toContain('Helvetica')
})

test('A sign that no font has keeps the built-in fonts.', async () => {
  const { content } = await makeDocument('fda', { product: { ...product(1), name: 'T ✓' }, language: 'en', company })
  expect(content.toString('latin1')).toContain('Helvetica')
})

test('Characters that the built-in fonts lack are replaced.', () => {
  expect(toLatinText('≤ 10⁻⁵ Ω, 10¹² mm²; „Größe“ – ✓')).toBe('<= 10^-5 Ohm, 10¹² mm²; „Größe“ – ?')
})
