import { languageTag } from '#contracts/locales.ts'
import type { PrintedDocument, PrintedFigure, PrintedPart } from '#printing/printed-document.ts'
import { letteredSection } from '#web/catalogue/product/lettered-section.ts'
import { formatFixed, formatNumber } from '#web/i18n/format.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import { composeCut } from '#web/tools/cut-length/cut-scene.ts'
import { measuresOf } from '#web/routes/shop/product/variants/measures.ts'
import type { DataSheetContent } from './data-sheet-content.ts'
import { selectionPairs } from './selection-pairs.ts'

/** Rows of the table of variants. */
const MOST_ROWS = 1000

/** The data sheet of a product: the choice on the first page, then the filtered variants. */
export function composeDataSheet(content: DataSheetContent): PrintedDocument {
  const { product, chosen, length, cProfile, company, locale, address, date, variants } = content
  const { name, legalName, street, zipcode, city, phone, mail } = company
  const number = chosen?.number ?? product.number
  const line = [
    `${m.product_number()} ${number}`,
    ...(length === undefined ? [] : [`${formatNumber(length)} mm`]),
    ...(cProfile ? [`${m.product_c_profile()} ${cProfile.number}`] : []),
  ]
  return {
    language: languageTag(locale),
    title: m.sheet_title(),
    name: product.name,
    line: `${line.join(' · ')}  |  ${m.sheet_date()} ${formatDate(date, locale)}`,
    author: legalName,
    keywords: number,
    company: {
      name,
      colour: company.colours.brand,
      claim: company.claim[locale],
      address: `${legalName} · ${street} · ${zipcode} ${city}`,
      contact: `${phone} · ${mail}`,
    },
    pageText: m.sheet_page({ number: '{page}', count: '{pages}' }),
    date,
    figures: figuresOf(content),
    parts: [
      { kind: 'paragraph', text: product.description.join(' ') },
      ...pairs(m.sheet_selection(), selectionPairs(content)),
      ...pairs(m.product_technical(), product.technical),
      // Of a family they are beside the table of its variants.
      ...(variants.length > 1 ? [] : pairs(m.compare_properties(), product.properties)),
      { kind: 'paragraph', text: m.sheet_note() },
      { kind: 'paragraph', text: m.sheet_request({ address: mail }), link: address },
      ...(variants.length > 1 ? [{ kind: 'page' as const }] : []),
      ...(product.highlights.length > 0
        ? [{ kind: 'bullets' as const, title: m.product_highlights(), items: product.highlights }]
        : []),
      ...(variants.length > 1 ? [...pairs(m.compare_properties(), product.properties), variantTable(content)] : []),
    ],
  }
}

const pairs = (title: string, rows: readonly { name: string; value: string }[]): PrintedPart[] =>
  rows.length > 0 ? [{ kind: 'pairs', title, rows }] : []

/** The photograph takes the place of the drawn view. */
function figuresOf(content: DataSheetContent): PrintedFigure[] {
  const [section, view] = drawnFigures(content)
  const { photograph, chosen, product } = content
  const alt = chosen?.number ?? product.name
  return [
    ...(photograph ? [{ photograph, alt }] : []),
    ...(section ? [section] : []),
    ...(view && !photograph ? [view] : []),
  ]
}

function drawnFigures({
  product,
  chosen,
  variants,
  shown: filtered,
  columns,
  common,
  length,
  cProfile,
}: DataSheetContent) {
  const example = chosen ?? filtered[0] ?? variants[0]
  if (!example || example.solids.length === 0) return []
  const { solids, cut } = example
  const name = chosen?.number ?? product.name
  const longest = cut?.bar ?? 1
  const shown = length ?? longest
  const text = cut && formatNumber(shown)
  return [
    {
      drawing: letteredSection(solids, measuresOf(example, columns, common)),
      alt: m.product_section_of({ name }),
    },
    {
      drawing: composeCut({ solids, carrier: cProfile?.solids, length: shown, longest, text }),
      alt: m.sheet_view_of({ name }),
    },
  ]
}

function variantTable({ columns, variants, shown }: DataSheetContent): PrintedPart {
  const [first, total] = [shown.slice(0, MOST_ROWS), variants.length]
  const named = columns.filter(({ title }) => title)
  const note = named.map(({ label, title, unit }) => `${label} ${title}${unit && unit !== 'mm' ? ` (${unit})` : ''}`)
  const isCut = shown.length > first.length
  return {
    kind: 'table',
    title: shown.length < total ? m.sheet_variants_some({ shown: shown.length, total }) : m.sheet_variants(),
    note: [...note, ...(isCut ? [m.sheet_variants_more({ shown: first.length, total: shown.length })] : [])].join(
      ' · ',
    ),
    columns: [
      { title: m.product_number(), numeric: false },
      ...columns.map(({ label, kind }) => ({ title: label, numeric: kind === 'number' })),
    ],
    rows: first.map(({ number, cells }) => [
      number,
      ...columns.map(({ digits }, index) => {
        const cell = cells[index]
        return typeof cell === 'number' ? formatFixed(cell, digits) : (cell ?? '')
      }),
    ]),
  }
}
