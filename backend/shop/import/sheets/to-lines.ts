import { LANGUAGE_CODES } from '#backend/database/schema/columns.ts'
import { readDescriptionText } from '#contracts/content/rich-text/read-plain-text.server.ts'
import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { SheetColumn, SheetKind, SheetTexts } from './column.ts'
import { COLUMNS } from './columns.ts'
import type { KnownTable } from './find-columns.ts'
import { type SheetDeliveryTime, parseSheetNumber, toSheetKey } from './parse-cell.ts'
import { type ReadRow, readRow } from './read-cells.ts'
import { addFile } from './add-file.ts'
import { addText } from './add-text.ts'
import { freeKey, type LineJson, SheetLines } from './sheet-lines.ts'

/** The column that every table of its kind has, or may have. */
export const known = (name: string): SheetColumn => {
  const column = COLUMNS[name]
  if (!column) throw new Error(`There is no column ${name}`)
  return column
}

/** Sheets in the order in which they refer to each other. */
const ORDER: readonly SheetKind[] = ['categories', 'products', 'variants', 'flat', 'texts', 'files']

/** An option whose place among its group's and whose colour are known beforehand. */
export interface NamedOption {
  group: string
  name: string
  colour?: string
  row: ReadRow
}

/** Makes the lines of the JSON Lines format of the rows of all sheets. What the lines cannot say is reported. */
export function toLines(
  tables: readonly KnownTable[],
  report: ReportProblem,
  options: readonly NamedOption[] = [],
): SheetLines {
  const lines = new SheetLines()
  for (const { group, name, row, colour } of options) lines.option(group, name, row, colour)
  for (const kind of ORDER) {
    for (const table of tables.filter((one) => one.kind === kind))
      for (const row of table.rows) READERS[kind](lines, readRow(table, row, report))
  }
  lines.addPropertiesOfVariants()
  return lines
}

const READERS: Record<SheetKind, (lines: SheetLines, row: ReadRow) => void> = {
  categories: addCategory,
  products: addItem,
  variants: addVariant,
  flat: addFlat,
  texts: addText,
  files: addFile,
}

function addCategory(lines: SheetLines, row: ReadRow): void {
  lines.hasCategorySheet = true
  const key = row.text(known('key')) ?? ''
  const name = row.texts(known('name'))
  const description = row.texts(known('description'))
  const file = row.text(known('photograph'))
  lines.categories.set(lines.categories.has(key) ? `${key} ${row.line}` : key, {
    row,
    line: {
      key,
      parent: row.text(known('parent')) ?? null,
      position: lines.categories.size + 1,
      name,
      slug: slugOf(name),
      ...(description && { description }),
      ...(file && { photograph: { file } }),
    },
  })
}

const slugOf = (name: SheetTexts | undefined): SheetTexts | undefined =>
  name && Object.fromEntries(Object.entries(name).map(([language, text]) => [language, toSheetKey(text) || 'item']))

const withoutTags = (texts: SheetTexts): SheetTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, readDescriptionText(text)]))

/** A product with its own price and facts. */
function addItem(lines: SheetLines, row: ReadRow): void {
  const properties = row.prefixed('property').map(({ name, cell }) => lines.option(name, String(cell), row))
  addProduct(lines, row, row.text(known('number')) ?? '', {
    properties,
    ...supplyOf(lines, row),
    ...photographsOf(row),
    facts: factsOf(row),
  })
}

function addProduct(lines: SheetLines, row: ReadRow, number: string, own: LineJson): void {
  const name = row.texts(known('name'))
  const description = row.texts(known('description'))
  const line: LineJson = {
    number,
    position: lines.products.size + 1,
    name,
    slug: slugOf(name),
    ...(description && { description, metaDescription: withoutTags(description) }),
    categories: (row.list(known('categories')) ?? []).map((one) => categoryOf(lines, one, row)),
    ...own,
  }
  lines.products.set(lines.products.has(number) ? `${number} ${row.line}` : number, { row, line })
}

/** The key of a category, which a path such as `Buffers > Round` makes where it does not exist. */
function categoryOf(lines: SheetLines, given: string, row: ReadRow): string {
  if (lines.categories.has(given)) return given
  if (lines.hasCategorySheet && !given.includes('>')) return given
  const parts = given.split('>').map((one) => one.trim())
  let parent: string | null = null
  for (const [depth, part] of parts.entries()) {
    const plainKey: string = [parent, toSheetKey(part)].filter(Boolean).join('-')
    // `S` and `S+`, or `C > Profile` and `C-Profile`, are two categories.
    const path = parts.slice(0, depth + 1).join(' > ')
    const key = freeKey(plainKey, path, lines.paths)
    if (!lines.categories.has(key)) {
      const position = lines.categories.size + 1
      const name = { en: part }
      const slug = { en: `${toSheetKey(part) || 'item'}${key.slice(plainKey.length)}` }
      lines.paths.set(key, path)
      lines.categories.set(key, { row, line: { key, parent, position, name, slug } })
    }
    parent = key
  }
  return parent ?? given
}

function supplyOf(lines: SheetLines, row: ReadRow): LineJson {
  const time = row.value(known('deliveryTime'))
  return {
    price: row.value(known('price')) ?? null,
    ...optional('stock', row.value(known('stock'))),
    ...(isTime(time) && { deliveryTime: lines.deliveryTime(time, row) }),
  }
}

const isTime = (value: unknown): value is SheetDeliveryTime =>
  typeof value === 'object' && value !== null && 'unit' in value

const photographsOf = (row: ReadRow): LineJson =>
  optional(
    'photographs',
    row.list(known('photographs'))?.map((file) => ({ file })),
  )

const optional = (name: string, value: unknown): LineJson => (value === undefined ? {} : { [name]: value })

const FACTS = Object.values(COLUMNS).filter(({ field }) => field.startsWith('facts.'))

function factsOf(row: ReadRow): LineJson {
  const facts: LineJson = {}
  for (const column of FACTS) {
    const value = column.kind === 'list' ? row.list(column) : row.value(column)
    const [, name = '', part] = column.field.split('.')
    if (value === undefined) continue
    if (part === undefined) facts[name] = value
    else facts[name] = { ...asLine(facts[name]), [part]: value }
  }
  const dimensions = row.prefixed('dimension').flatMap(({ name, heading, cell }) => {
    const [symbol = '', label = symbol, unit = 'mm'] = name.split(',').map((part) => part.trim())
    const parsed = parseSheetNumber(cell)
    if ('value' in parsed) return [{ symbol, name: { en: label }, value: parsed.value, unit }]
    row.report(heading, parsed.message)
    return []
  })
  return { ...facts, ...(dimensions.length > 0 && { dimensions }) }
}

const asLine = (value: unknown): LineJson => (typeof value === 'object' && value !== null ? { ...value } : {})

function addVariant(lines: SheetLines, row: ReadRow): void {
  const parent = row.text(known('product'))
  if (parent === undefined) return row.report(row.headingOf(known('product')), 'is missing')
  pushVariant(lines, row, parent)
}

function pushVariant(lines: SheetLines, row: ReadRow, parent: string): void {
  const optionsOf = (prefix: 'option' | 'property') =>
    row.prefixed(prefix).map(({ name, cell }) => lines.option(name, String(cell), row))
  const options = optionsOf('option')
  const number = row.text(known('number'))
  lines.addVariant(number ?? '', {
    row,
    line: {
      number,
      parent,
      position: lines.variants.length + 1,
      options,
      properties: optionsOf('property'),
      ...supplyOf(lines, row),
      ...optional('weight', row.value(known('weight'))),
      ...photographsOf(row),
      facts: factsOf(row),
    },
  })
  lines.noteProperties(parent, [...options, ...optionsOf('property')])
}

/** A row with a product is a variant of it, and one without is a product on its own. */
function addFlat(lines: SheetLines, row: ReadRow): void {
  const parent = row.text(known('product'))
  if (parent === undefined) {
    addItem(lines, row)
    return
  }
  const first = lines.products.get(parent)
  if (first) expectSame(first.line, row)
  // Its supply and facts are those of the variant alone.
  else addProduct(lines, row, parent, { price: null, properties: [], facts: {} })
  pushVariant(lines, row, parent)
}

/** The product's own cells are filled in its first row, and the same or empty in the others. */
function expectSame(first: LineJson, row: ReadRow): void {
  for (const name of ['name', 'description'] as const) {
    const [here, there] = [row.texts(known(name)), asLine(first[name])]
    const differs = here && LANGUAGE_CODES.some((code) => here[code] !== undefined && here[code] !== there[code])
    if (differs) row.report(row.headingOf(known(name)), `differs from the first row of ${String(first['number'])}`)
  }
}
