import { LANGUAGE_CODES, type LanguageCode } from '#backend/database/schema/columns.ts'
import type { CatalogueFile } from '#backend/shop/import/format.ts'
import type { SheetTexts } from './column.ts'
import { type SheetDeliveryTime, toSheetKey } from './parse-cell.ts'
import type { ReadRow } from './read-cells.ts'

/** Any object of JSON; the schema of the lines checks it. */
export type LineJson = Record<string, unknown>

/** A line of the JSON Lines format, and the row that it was made of. */
export interface SheetLine {
  line: LineJson
  row: ReadRow
  /** Rows of other sheets that parts of the line were made of: `photographs.0`. */
  parts?: Map<string, ReadRow>
}

interface Group {
  name: SheetTexts
  position: number
  options: Map<string, { name: SheetTexts; position: number; colour?: string }>
  row: ReadRow
}

/** Collects the lines of all sheets, with the options and delivery times that their cells name. */
export class SheetLines {
  readonly categories = new Map<string, SheetLine>()
  readonly products = new Map<string, SheetLine>()
  readonly variants: SheetLine[] = []
  /** Whether categories have a sheet: an unknown one is then a mistake. */
  hasCategorySheet = false
  readonly #variantOf = new Map<string, SheetLine>()
  readonly #properties = new Map<string, Set<string>>()
  readonly #groups = new Map<string, Group>()
  readonly #times = new Map<string, SheetLine>()

  addVariant(number: string, variant: SheetLine): void {
    this.variants.push(variant)
    this.#variantOf.set(number, variant)
  }

  /** Notes what lists find a product by, because one of its variants has it. */
  noteProperties(product: string, paths: readonly string[]): void {
    const noted = this.#properties.get(product) ?? new Set()
    this.#properties.set(product, noted)
    for (const path of paths) noted.add(path)
  }

  addPropertiesOfVariants(): void {
    for (const [product, paths] of this.#properties) {
      const line = this.products.get(product)?.line
      const own = line?.['properties']
      if (line && Array.isArray(own)) line['properties'] = [...new Set([...own, ...paths])]
    }
  }

  /** The line of a product or variant. */
  lineOf(number: string): SheetLine | undefined {
    return this.products.get(number) ?? this.#variantOf.get(number)
  }

  /** Returns `group/option` of a value. */
  option(groupName: string, value: string, row: ReadRow, colour?: string): string {
    const key = toSheetKey(groupName) || 'option'
    const position = this.#groups.size + 1
    const group = this.#groups.get(key) ?? { name: { en: groupName }, position, options: new Map(), row }
    this.#groups.set(key, group)
    // Signs that keys lack must not make `-5` of `5`.
    const sign = value.trim().startsWith('-') ? 'minus-' : ''
    const plainKey = `${sign}${toSheetKey(value.replaceAll('+', ' plus '))}` || 'other'
    // 10 and 10 % have the same letters and digits, and are two options.
    const isOther = (taken: string) => isOtherName(group.options.get(taken)?.name.en, value)
    let optionKey = plainKey
    for (let count = 2; isOther(optionKey); count++) optionKey = `${plainKey}-${count}`
    if (!group.options.has(optionKey))
      group.options.set(optionKey, { name: { en: value }, position: group.options.size + 1, ...(colour && { colour }) })
    return `${key}/${optionKey}`
  }

  /** Gives a group or an option its name in more languages; false if there is none. */
  rename(item: string, name: SheetTexts): boolean {
    const [groupName = '', ...rest] = item.split('/')
    const group = this.#groups.get(toSheetKey(groupName))
    const named = rest.length > 0 ? group?.options.get(toSheetKey(rest.join('/'))) : group
    if (named) named.name = { ...named.name, ...name }
    return named !== undefined
  }

  deliveryTime(time: SheetDeliveryTime, row: ReadRow): string {
    const { min, max, unit } = time
    const key = min === max ? `${unit}-${max}` : `${unit}-${min}-${max}`
    if (!this.#times.has(key)) this.#times.set(key, { row, line: { key, name: timeTexts(time), ...time } })
    return key
  }

  /** Lines by their file, in the order of the sheets. */
  all(): Record<CatalogueFile, SheetLine[]> {
    return {
      'property-groups': [...this.#groups].map(([key, { name, position, options, row }]) => ({
        row,
        line: {
          key,
          name,
          position,
          filterable: true,
          options: [...options].map(([optionKey, option]) => ({ key: optionKey, ...option })),
        },
      })),
      'delivery-times': [...this.#times.values()],
      categories: [...this.categories.values()],
      products: [...this.products.values()],
      variants: this.variants,
    }
  }
}

/** Whether a name is not the same value in another spelling: `2,5` and `2.5`, `Red` and `red`. */
const isOtherName = (name: string | undefined, value: string): boolean =>
  name !== undefined && inOneSpelling(name) !== inOneSpelling(value)
const inOneSpelling = (text: string): string => text.toLowerCase().replaceAll(',', '.').replaceAll(/\s+/g, '')

/** "1–3 days" in each language. */
function timeTexts({ min, max, unit }: SheetDeliveryTime): SheetTexts {
  const textIn = (code: LanguageCode) => {
    const format = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' })
    return min === max ? format.format(max) : format.formatRange(min, max)
  }
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, textIn(code)]))
}
