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
  /** Values by the keys of their options, as cells have them. */
  written: Map<string, string>
  row: ReadRow
}

/** Collects the lines of all sheets, with the options and delivery times that their cells name. */
export class SheetLines {
  readonly categories = new Map<string, SheetLine>()
  readonly products = new Map<string, SheetLine>()
  readonly variants: SheetLine[] = []
  /** Paths of categories by their keys, as cells have them. */
  readonly paths = new Map<string, string>()
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
    const group = this.#groups.get(key) ?? newGroup(groupName, position, row)
    this.#groups.set(key, group)
    const optionKey = freeKey(optionKeyOf(value), value, group.written)
    group.written.set(optionKey, value)
    if (!group.options.has(optionKey))
      group.options.set(optionKey, { name: { en: value }, position: group.options.size + 1, ...(colour && { colour }) })
    return `${key}/${optionKey}`
  }

  /** Gives a group or an option its name in more languages; false if there is none. */
  rename(item: string, name: SheetTexts): boolean {
    const [groupName = '', ...rest] = item.split('/')
    const group = this.#groups.get(toSheetKey(groupName))
    const named = group && rest.length > 0 ? optionOf(group, rest.join('/')) : group
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

const newGroup = (name: string, position: number, row: ReadRow): Group => ({
  name: { en: name },
  position,
  options: new Map(),
  written: new Map(),
  row,
})

/** Signs that keys lack must not make `-5` of `5`. */
const optionKeyOf = (value: string): string =>
  `${value.trim().startsWith('-') ? 'minus-' : ''}${toSheetKey(value.replaceAll('+', ' plus '))}` || 'other'

/** The option of a value in any spelling, or else the only one with the same letters and digits. */
function optionOf({ options, written }: Group, value: string) {
  const keys = [...written.keys()]
  const same = keys.find((key) => !isOtherName(written.get(key), value))
  const alike = keys.filter((key) => optionKeyOf(written.get(key) ?? '') === optionKeyOf(value))
  const key = same ?? (alike.length === 1 ? alike[0] : undefined)
  return key === undefined ? undefined : options.get(key)
}

/** The key of a name. It gets a number if another name has it: 10 and 10 % have the same letters and digits. */
export function freeKey(key: string, name: string, taken: ReadonlyMap<string, string>): string {
  let free = key
  for (let count = 2; isOtherName(taken.get(free), name); count++) free = `${key}-${count}`
  return free
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
