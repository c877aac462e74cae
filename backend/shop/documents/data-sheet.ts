import type { DocumentLanguage } from '#backend/shop/documents/document-input.ts'
import { composeScene } from '#drawing/scene.ts'
import { composeSection } from '#drawing/section.ts'
import { formatDocumentNumber } from './document-date.ts'
import { drawPicture } from '#printing/pdf/draw-picture.ts'
import { toSection } from './section-of.ts'
import { DocumentWriter } from './document-writer.ts'
import type { DocumentVariant } from './document-input.ts'
import { writePairs } from '#printing/pdf/pairs.ts'
import { writeTable, type TableColumn } from '#printing/pdf/table.ts'
import { DOCUMENT_LABELS } from './labels.ts'

const TEXTS: Record<
  DocumentLanguage,
  {
    highlights: string
    technical: string
    variantsTitle: string
    cut: string
    cutValue: (min: string, max: string, step: string, tolerance: string) => string
    bar: string
    note: string
  }
> = {
  de: {
    highlights: 'Merkmale',
    technical: 'Technische Daten',
    variantsTitle: 'Ausführungen und Maße',
    cut: 'Zuschnitt',
    cutValue: (min, max, step, tolerance) => `${min} bis ${max} mm in Schritten von ${step} mm, ${tolerance}`,
    bar: 'Lagerlänge',
    note:
      'Maße in mm, Gewicht in kg je Lagerlänge. Alle Werte sind Richtwerte bei 23 °C und keine Garantie der ' +
      'Beschaffenheit; die Eignung für den Einsatzfall prüft der Anwender. Technische Änderungen vorbehalten.',
  },
  en: {
    highlights: 'Features',
    technical: 'Technical data',
    variantsTitle: 'Versions and dimensions',
    cut: 'Cut to length',
    cutValue: (min, max, step, tolerance) => `${min} to ${max} mm in steps of ${step} mm, ${tolerance}`,
    bar: 'Stock length',
    note:
      'Dimensions in mm, weight in kg per stock length. All values are guide values at 23 °C and do not ' +
      'guarantee any quality; users must check that the product suits their application. Subject to technical changes.',
  },
}

/** Writes description, drawings, technical data and a table of all variants. */
export function writeDataSheet(writer: DocumentWriter): void {
  const { product, language } = writer.input
  const texts = TEXTS[language]
  writer.paragraph(product.description)
  writePictures(writer)
  if (product.highlights.length > 0) {
    writer.section(texts.highlights)
    writer.bullets(product.highlights)
  }
  const number = (value: number) => formatDocumentNumber(language, value)
  const { cut } = product
  const cutting = cut
    ? [
        { name: texts.cut, value: texts.cutValue(number(cut.min), number(cut.max), number(cut.step), cut.tolerance) },
        { name: texts.bar, value: `${number(cut.bar)} mm` },
      ]
    : []
  const technical = [...product.technical, ...cutting]
  if (technical.length > 0) {
    writer.section(texts.technical)
    writePairs(writer, technical)
  }
  if (product.variants.length > 0) writeVariants(writer, texts.variantsTitle)
  writer.paragraph(texts.note)
}

/** The photograph or the drawn view, and the section beside it. */
function writePictures(writer: DocumentWriter): void {
  const { picture, photograph } = writer.input.product
  if (!picture && !photograph) return
  const height = 150
  writer.ensureRoom(height + 10)
  const { y } = writer.pdf
  const section = picture && toSection(picture)
  const width = section ? DocumentWriter.width * 0.6 : DocumentWriter.width
  const main = { x: DocumentWriter.left, y, width, height }
  if (photograph)
    writer.pdf.image(Buffer.from(photograph), main.x, y, { fit: [width, height], align: 'center', valign: 'center' })
  else if (picture) drawPicture(writer.pdf, composeScene(picture), main, writer.typeface)
  if (section) {
    const box = { x: main.x + width + 20, y: y + 15, width: DocumentWriter.width - width - 20, height: height - 30 }
    drawPicture(writer.pdf, composeSection(section), box, writer.typeface)
  }
  writer.pdf.x = DocumentWriter.left
  writer.pdf.y = y + height + 10
}

function writeVariants(writer: DocumentWriter, title: string): void {
  const { product, language } = writer.input
  const labels = DOCUMENT_LABELS[language]
  const dimensionColumns = toDimensions(product.variants)
  const isWeighed = product.variants.some(({ weight }) => weight !== undefined)
  const columns: TableColumn[] = [
    { title: labels.productNumber },
    ...product.groups.map((group) => ({ title: group })),
    ...dimensionColumns.map(({ symbol, unit }) => ({
      title: unit === 'mm' ? symbol : `${symbol} [${unit}]`,
      numeric: true,
    })),
    ...(isWeighed ? [{ title: labels.weight, numeric: true }] : []),
  ]
  const rows = product.variants.map((variant) => [
    variant.number,
    ...variant.options,
    ...dimensionColumns.map(({ symbol }) => {
      const found = variant.dimensions.find((dimension) => dimension.symbol === symbol)
      return found ? formatDocumentNumber(language, found.value) : ''
    }),
    ...(isWeighed ? [variant.weight === undefined ? '' : formatDocumentNumber(language, variant.weight)] : []),
  ])
  writer.section(title)
  if (dimensionColumns.length > 0)
    writer.paragraph(dimensionColumns.map(({ symbol, name }) => `${symbol}: ${name}`).join(' · '))
  writeTable(writer, columns, rows)
}

/** Returns the distinct dimensions in the order of their first use. */
const toDimensions = (variants: readonly DocumentVariant[]) =>
  [
    ...new Map(
      variants
        .flatMap(({ dimensions }) => dimensions)
        .toReversed()
        .map((one) => [one.symbol, one]),
    ).values(),
  ].toReversed()
