import writeXlsx, { type Cell, type Sheet } from 'write-excel-file/node'
import type { LanguageCode, PerLanguage } from '#backend/database/schema/columns.ts'
import { type SheetColumn, SHEET_NAMES, type SheetKind } from './column.ts'
import { COLUMNS, type Prefix, PREFIXES } from './columns.ts'

/** A column with a word before a colon, as an example. */
interface Example {
  prefix: Prefix
  name: PerLanguage<string>
  comment: PerLanguage<string>
  value: string | number
  sheets: readonly SheetKind[]
}

const CHOOSE: PerLanguage<string> = {
  de: 'wonach Käufer wählen; weitere Spalten ebenso: Auswahl: Farbe',
  en: 'what buyers choose by; further columns likewise: Option: Colour',
  nl: 'waarnaar kopers kiezen; meer kolommen net zo: Keuze: Kleur',
  cs: 'podle čeho kupující vybírají; další sloupce stejně: Volba: Barva',
}
const FILTER: PerLanguage<string> = {
  de: 'wonach gefiltert, aber nicht gewählt wird',
  en: 'filtered by, not chosen',
  nl: 'om op te filteren, niet om te kiezen',
  cs: 'pro filtry, ne pro výběr',
}
const MEASURE: PerLanguage<string> = {
  de: 'Formelzeichen, Name, Einheit',
  en: 'symbol, name, unit',
  nl: 'symbool, naam, eenheid',
  cs: 'značka, název, jednotka',
}
const EXAMPLES: readonly Example[] = [
  {
    prefix: 'option',
    name: { de: 'Gewinde', en: 'Thread', nl: 'Schroefdraad', cs: 'Závit' },
    comment: CHOOSE,
    value: 'M6',
    sheets: ['variants', 'flat'],
  },
  {
    prefix: 'property',
    name: { de: 'Werkstoff', en: 'Material', nl: 'Materiaal', cs: 'Materiál' },
    comment: FILTER,
    value: 'NR',
    sheets: ['products', 'variants', 'flat'],
  },
  {
    prefix: 'dimension',
    name: { de: 'd, Durchmesser, mm', en: 'd, diameter, mm', nl: 'd, diameter, mm', cs: 'd, průměr, mm' },
    comment: MEASURE,
    value: 20,
    sheets: ['variants', 'flat'],
  },
]

const FLAT: PerLanguage<string> = { de: 'Artikel', en: 'Items', nl: 'Artikelen', cs: 'Položky' }
/** Examples of a template with one sheet, which has no keys of other sheets. */
const FLAT_EXAMPLES: Record<string, PerLanguage<string>> = {
  categories: { de: 'Puffer', en: 'Buffers', nl: 'Buffers', cs: 'Nárazníky' },
}
/** Products have a number of their own, and none of its variants' columns. */
const PRODUCT_NUMBER = 'RB-20'

type Row = Record<'heading' | 'comment' | 'example', string | number>

function columnsOf(kind: SheetKind, language: LanguageCode): Row[] {
  const named = Object.entries(COLUMNS).filter(([, column]) => column.sheets.includes(kind))
  const examples = EXAMPLES.filter(({ sheets }) => sheets.includes(kind))
  return [
    ...named.map(([name, column]) => ({
      heading: headingOf(column, language),
      comment: column.comment[language],
      example: exampleOf(name, column, kind, language),
    })),
    ...examples.map(({ prefix, name, comment, value }) => ({
      heading: `${PREFIXES[prefix][language]}: ${name[language]}`,
      comment: comment[language],
      example: value,
    })),
  ]
}

const headingOf = ({ names, kind }: SheetColumn, language: LanguageCode): string =>
  kind === 'texts' ? `${names[language][0]} (${language})` : (names[language][0] ?? '')

function exampleOf(name: string, column: SheetColumn, kind: SheetKind, language: LanguageCode): string | number {
  if (kind === 'products' && name === 'number') return PRODUCT_NUMBER
  // The product itself has no price or stock where its variants have.
  if (kind === 'products' && ['price', 'stock', 'deliveryTime'].includes(name)) return ''
  const example = (kind === 'flat' && FLAT_EXAMPLES[name]) || column.example
  return typeof example === 'object' ? example[language] : example
}

const bold = (value: string): Cell => ({ value, type: String, fontWeight: 'bold', backgroundColor: '#e5e4e2' })
const grey = (value: string): Cell => ({ value, type: String, textColor: '#585652', fontStyle: 'italic' })
const plain = (value: string | number): Cell =>
  typeof value === 'number' ? { value, type: Number } : value === '' ? null : { value, type: String }

function sheetOf(kind: SheetKind, language: LanguageCode): Sheet<Buffer> {
  const columns = columnsOf(kind, language)
  return {
    sheet: (kind === 'flat' ? FLAT : SHEET_NAMES[kind])[language].toString(),
    columns: columns.map(({ heading }) => ({ width: Math.max(14, String(heading).length + 3) })),
    stickyRowsCount: 1,
    data: [
      columns.map(({ heading }) => bold(String(heading))),
      // The import skips rows that begin with #.
      columns.map(({ comment }, at) => grey(`${at === 0 ? '# ' : ''}${comment}`)),
      // The example of a file does not exist: it is a comment, so that the template can be imported.
      kind === 'files'
        ? columns.map(({ example }, at) => grey(`${at === 0 ? '# ' : ''}${example}`))
        : columns.map(({ example }) => plain(example)),
    ],
  }
}

/** Writes a workbook with headings, explanations and an example: with a sheet for each subject, or a single one. */
export async function writeTemplate(path: string, language: LanguageCode, shape: 'sheets' | 'flat'): Promise<void> {
  const kinds = shape === 'flat' ? (['flat'] as const) : (Object.keys(SHEET_NAMES) as (keyof typeof SHEET_NAMES)[])
  await writeXlsx(kinds.map((kind) => sheetOf(kind, language))).toFile(path)
}
