import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { CutLengthField } from './cut-length-field.tsx'
import type { CutRow } from './cut-rows.ts'

const cut = { min: 20, max: 6000, step: 1, bar: 6000, kerf: 4, tolerance: 'ISO 2768-1 c' }
const outline: ProductSolid['outline'] = [
  [-10, 0],
  [10, 0],
  [10, 12],
  [-10, 12],
]
const guide: ProductSolid = { outline, holes: [], axis: 'y', from: 0, length: 6000, at: [0, 0, 0], material: 'pe' }

const render = (defaultRows: CutRow[], errors?: Record<string, string>) =>
  renderToStaticMarkup(<CutLengthField cut={cut} solids={[guide]} defaultRows={defaultRows} errors={errors} />)
const attribute = (html: string, element: RegExp, name: string) =>
  [...html.matchAll(element)].map(([tag]) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])

const ONE = [{ length: '1250', pieces: '4' }]
const TWO = [...ONE, { length: '340', pieces: '23' }]

it('offers no further length beyond the maximum of one position and says so', () => {
  const rows = (count: number): CutRow[] => Array.from({ length: count }, () => ({ length: '500', pieces: '1' }))
  expect(render(rows(99))).toContain('add-length')
  expect(render(rows(100))).not.toContain('add-length')
  expect(render(rows(100))).toContain('höchstens 100 Längen')
})

it('names the bounds at an untouched length for which another bar is too short, and not at an empty field', () => {
  const short = { ...cut, max: 500, bar: 500 }
  const errorOf = (length: string) =>
    renderToStaticMarkup(
      <CutLengthField cut={short} solids={[guide]} defaultRows={[{ length, pieces: '1' }]} />,
    ).includes('id="cut_length-error"')
  expect([errorOf('1000'), errorOf('500'), errorOf('')]).toEqual([true, false, false])
})

it('shows a part in the bar in the colour of its drawing', () => {
  const piecesOf = (material: ProductSolid['material']) => {
    const solids = [{ ...guide, material }]
    const html = renderToStaticMarkup(<CutLengthField cut={cut} solids={solids} defaultRows={ONE} />)
    return attribute(html, /<path[^>]* d="M0 0[^>]*>/g, 'fill')
  }
  expect(piecesOf('pe')).toEqual(['#7bcb98'])
  expect(piecesOf('black')).toEqual(['#6f7372'])
})

it('has no drawing of a part whose shape the shop does not know, with and without its steel profile', () => {
  const html = (cProfile?: ProductSolid[]) =>
    renderToStaticMarkup(<CutLengthField cut={cut} solids={[]} cProfile={cProfile} defaultRows={ONE} />)
  expect(render(ONE)).toContain('zugeschnittenes Profil')
  for (const shapeless of [html(), html([guide])]) {
    expect(shapeless).toContain('value="1250"')
    expect(shapeless).not.toContain('zugeschnittenes Profil')
  }
})

describe('the field without scripts', () => {
  it('is a length and a quantity per row, in the same order, with unique ids', () => {
    const html = render(TWO)
    const fields = /<input[^>]* name="(cut_length|quantity)"[^>]*>/g
    expect(attribute(html, fields, 'name')).toEqual(['cut_length', 'quantity', 'cut_length', 'quantity'])
    expect(attribute(html, fields, 'value')).toEqual(['1250', '4', '340', '23'])
    expect(attribute(html, fields, 'id')).toEqual(['cut_length', 'quantity', 'cut_length-2', 'quantity-2'])
  })

  it('sends only these fields: slider and usual lengths have no name', () => {
    const named = /<(?:input|button)[^>]* name="[^"]*"[^>]*>/g
    expect(new Set(attribute(render(TWO), named, 'name'))).toEqual(new Set(['cut_length', 'quantity', 'intent']))
  })

  it('adds and removes rows by submitting, but not by the Enter key', () => {
    const submits = attribute(render(TWO), /<button[^>]* type="submit"[^>]*>/g, 'value')
    expect(submits).toEqual([undefined, 'remove-length-0', 'remove-length-1', 'add-length'])
    expect(attribute(render(ONE), /<button[^>]* type="submit"[^>]*>/g, 'value')).toEqual([undefined, 'add-length'])
  })

  it('obeys a policy that forbids inline styles', () => {
    expect(render(TWO)).not.toContain('style=')
  })
})

it('plans the same bars as the cutting list, where first fit would take one more', () => {
  const rows = ['840', '760', '350'].map((length) => ({ length, pieces: '2' }))
  const html = renderToStaticMarkup(
    <CutLengthField cut={{ ...cut, max: 2000, bar: 2000 }} solids={[guide]} defaultRows={rows} />,
  )
  expect(html).toMatch(/role="status"[^>]*>Aus 2 Stangen à 2.000\u00a0mm/)
})

it('reads a length by what can be cut, in each language', () => {
  const summary = (locale: 'de' | 'en', length: string) =>
    runWithLocale(locale, () => /role="status"[^>]*>([^<]*)</.exec(render([{ length, pieces: '4' }]))?.[1])
  for (const locale of ['de', 'en'] as const) {
    const texts = ['1.250', '1,250', '1 250', "1'250", '1,25 m', '１２５０'].map((text) => summary(locale, text))
    expect(new Set(texts)).toEqual(new Set([summary(locale, '1250')]))
  }
})

describe('the texts of the field', () => {
  it('sum up the use of the bar', () => {
    expect(render(ONE)).toMatch(
      /role="status"[^>]*>Aus 1 Stange à 6.000\u00a0mm, 4 Stück je Stange. Rest je Stange: 984\u00a0mm.</,
    )
  })

  it('keeps the sent text, beside its error, and neither draws nor plans it', () => {
    const html = render([{ length: '9000', pieces: '4' }], { cut_length: 'Bitte 20 bis 6 000 mm eingeben.' })
    expect(html).toContain('value="9000"')
    expect(html).toMatch(/id="cut_length-error".*Bitte 20 bis 6 000 mm eingeben\./)
    expect(html).not.toMatch(/zugeschnittenes Profil/)
    expect(html).not.toMatch(/Aus \d+ Stange/)
    expect(html).toMatch(/role="status"[^>]*>Eine Länge ist so nicht möglich/)
  })
})

it('says of a single empty length that it is a whole bar, and draws it', () => {
  const html = render([{ length: '', pieces: '2' }])
  expect(html).toContain('Ganze Stange, ohne Zuschnitt.')
  expect(html).toMatch(/Leer: ganze Stange, 6.000.mm/)
  expect(html).toMatch(/Auf 6.000.mm zugeschnittenes Profil/)
  expect(html).not.toContain('aria-invalid')
  expect(render([{ length: '', pieces: '2' }, ...ONE])).not.toContain('Ganze Stange')
})
