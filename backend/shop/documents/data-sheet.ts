import type { PerLanguage } from '#backend/database/schema/columns.ts'
import { composeScene } from '#drawing/scene.ts'
import { composeSection } from '#drawing/section.ts'
import { numberIn } from './edition.ts'
import { paint } from './paint.ts'
import { sectionOf } from './section-of.ts'
import { Sheet } from './sheet.ts'
import type { DocumentSubject, SubjectVariant } from './subject.ts'
import { pairs, table, type Column } from './table.ts'
import { WORDS } from './words.ts'

const TEXTS: PerLanguage<{
  highlights: string
  technical: string
  versions: string
  cut: string
  cutValue: (min: string, max: string, step: string, tolerance: string) => string
  bar: string
  note: string
}> = {
  de: {
    highlights: 'Merkmale',
    technical: 'Technische Daten',
    versions: 'Ausführungen und Maße',
    cut: 'Zuschnitt',
    cutValue: (min, max, step, tolerance) => `${min} bis ${max} mm in Schritten von ${step} mm, ${tolerance}`,
    bar: 'Lieferlänge',
    note:
      'Maße in mm, Gewicht in kg je Lieferlänge. Alle Werte sind Richtwerte bei 23 °C und keine zugesicherten ' +
      'Eigenschaften; die Eignung für den Einsatzfall prüft der Anwender. Technische Änderungen vorbehalten.',
  },
  en: {
    highlights: 'Features',
    technical: 'Technical data',
    versions: 'Versions and dimensions',
    cut: 'Cut to length',
    cutValue: (min, max, step, tolerance) => `${min} to ${max} mm in steps of ${step} mm, ${tolerance}`,
    bar: 'Stock length',
    note:
      'Dimensions in mm, weight in kg per stock length. All values are guide values at 23 °C and no warranted ' +
      'properties; it is for the user to check that the product suits the application. Subject to technical changes.',
  },
}

/** What it is, how it looks, its values, and every version with its dimensions. */
export function writeDataSheet(sheet: Sheet): void {
  const { subject, language } = sheet.letter
  const texts = TEXTS[language]
  sheet.paragraph(subject.description)
  drawings(sheet, subject)
  if (subject.highlights.length > 0) {
    sheet.section(texts.highlights)
    sheet.bullets(subject.highlights)
  }
  const number = (value: number) => numberIn(language, value)
  const { cut } = subject
  const cutting = cut
    ? [
        { name: texts.cut, value: texts.cutValue(number(cut.min), number(cut.max), number(cut.step), cut.tolerance) },
        { name: texts.bar, value: `${number(cut.bar)} mm` },
      ]
    : []
  sheet.section(texts.technical)
  pairs(sheet, [...subject.technical, ...cutting])
  if (subject.variants.length > 0) versions(sheet, texts.versions)
  sheet.paragraph(texts.note)
}

function drawings(sheet: Sheet, { picture }: DocumentSubject): void {
  const height = 150
  sheet.room(height + 10)
  const { y } = sheet.pdf
  const section = sectionOf(picture)
  const width = section ? Sheet.width * 0.6 : Sheet.width
  paint(sheet.pdf, composeScene(picture), { x: Sheet.left, y, width, height })
  if (section) {
    const box = { x: Sheet.left + width + 20, y: y + 15, width: Sheet.width - width - 20, height: height - 30 }
    paint(sheet.pdf, composeSection(section), box)
  }
  sheet.pdf.x = Sheet.left
  sheet.pdf.y = y + height + 10
}

function versions(sheet: Sheet, title: string): void {
  const { subject, language } = sheet.letter
  const words = WORDS[language]
  const measures = measuresOf(subject.variants)
  const columns: Column[] = [
    { title: words.productNumber },
    ...subject.groups.map((group) => ({ title: group })),
    ...measures.map(({ symbol, unit }) => ({ title: unit === 'mm' ? symbol : `${symbol} [${unit}]`, numeric: true })),
    { title: words.weight, numeric: true },
  ]
  const rows = subject.variants.map((variant) => [
    variant.number,
    ...variant.options,
    ...measures.map(({ symbol }) => {
      const found = variant.dimensions.find((dimension) => dimension.symbol === symbol)
      return found ? numberIn(language, found.value) : ''
    }),
    numberIn(language, variant.weight),
  ])
  sheet.section(title)
  if (measures.length > 0) sheet.paragraph(measures.map(({ symbol, name }) => `${symbol}: ${name}`).join(' · '))
  table(sheet, columns, rows)
}

/** Dimensions in the order in which they first come up. */
const measuresOf = (variants: readonly SubjectVariant[]) =>
  [
    ...new Map(
      variants
        .flatMap(({ dimensions }) => dimensions)
        .toReversed()
        .map((one) => [one.symbol, one]),
    ).values(),
  ].toReversed()
