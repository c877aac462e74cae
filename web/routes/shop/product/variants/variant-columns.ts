import type { Product, PropertyOption } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { parseNumber } from '#web/forms/parse-number.ts'

export interface Column {
  /** Id of the property group, or the measure's symbol. */
  key: string
  label: string
  /** Full name if the label is a letter. */
  title: string | undefined
  unit: string | undefined
  kind: 'text' | 'number'
  /** Options of a text column, in the shop's order. */
  choices: string[]
  /** Decimals of a number column. */
  digits: number
  /** Contains a sample of the variant's colour. */
  swatch: boolean
}

/** A measure that is the same for all variants: a line of the technical data instead of a column. */
export interface CommonMeasure {
  name: string
  symbol: string
  value: number
  unit: string
}

export interface VariantColumns {
  columns: Column[]
  common: CommonMeasure[]
  /** Cells of a variant, one for each column. */
  cellsOf: (variant: Product) => (string | number | null)[]
}

type Cells = (string | number | undefined)[]

/** The options by which a variant is chosen, and what follows from them: the properties of other groups. */
export function traitsOf({ options, properties }: Product): PropertyOption[] {
  const chosen = options ?? []
  const groups = new Set(chosen.map(({ groupId }) => groupId))
  return [...chosen, ...(properties ?? []).filter(({ groupId }) => !groups.has(groupId))]
}

const nameOf = (option: PropertyOption | undefined) => option?.translated.name
const traitIn = (variant: Product, groupId: string) => traitsOf(variant).find((option) => option.groupId === groupId)
const measureOf = (variant: Product, symbol: string) =>
  factsOf(variant).dimensions.find((dimension) => dimension.symbol === symbol)

/** Whether two columns distinguish the same variants: "green" in one is always "Werkstoff S" in the other. */
function saySame(one: Cells, other: Cells): boolean {
  const pairs = new Set(one.map((cell, index) => JSON.stringify([cell, other[index]])))
  return pairs.size === new Set(one).size && pairs.size === new Set(other).size
}

/** "2 000 mm" and 2000 are one value. */
const inNumbers = (cells: Cells): Cells =>
  cells.map((cell) => (typeof cell === 'string' ? parseNumber(cell.replace(/\s*mm$/, '')) : cell))

const decimals = (values: Cells): number =>
  Math.min(2, Math.max(0, ...values.map((value) => String(value ?? '').split('.')[1]?.length ?? 0)))

/**
 * The columns that distinguish the variants of a product: options, properties and measures. Values shared by all
 * variants and groups that repeat another column are left out.
 */
export function variantColumns(variants: readonly Product[]): VariantColumns {
  const measures = symbolsOf(variants).map((symbol) => {
    const first = variants.map((variant) => measureOf(variant, symbol)).find((measure) => measure !== undefined)
    return { symbol, first, values: variants.map((variant) => measureOf(variant, symbol)?.value) }
  })
  const differing = measures.filter(({ values }) => new Set(values).size > 1)
  const kept: { column: Column; values: Cells }[] = []
  for (const column of groupColumns(variants)) {
    const values = variants.map((variant) => nameOf(traitIn(variant, column.key)))
    if (new Set(values).size < 2) continue
    if (differing.some((measure) => measure.values.join() === inNumbers(values).join())) continue
    const repeated = kept.find((other) => saySame(other.values, values))
    if (!repeated) kept.push({ column, values })
    else if (column.swatch) repeated.column = { ...repeated.column, swatch: true }
  }
  const columns = [
    ...kept.map(({ column }) => column),
    ...differing.map(({ symbol, first, values }): Column => {
      const { name, unit } = first ?? {}
      return {
        key: symbol,
        label: symbol,
        title: name,
        unit,
        kind: 'number',
        choices: [],
        digits: decimals(values),
        swatch: false,
      }
    }),
  ]
  return {
    columns,
    common: measures.flatMap(({ first, values }) => (first && new Set(values).size === 1 ? [first] : [])),
    cellsOf: (variant) =>
      columns.map(
        ({ key, kind }) => (kind === 'number' ? measureOf(variant, key)?.value : nameOf(traitIn(variant, key))) ?? null,
      ),
  }
}

const symbolsOf = (variants: readonly Product[]): string[] => [
  ...new Set(variants.flatMap((variant) => factsOf(variant).dimensions.map(({ symbol }) => symbol))),
]

function groupColumns(variants: readonly Product[]): Column[] {
  const groups = new Map<string, { position: number; label: string; options: Map<string, PropertyOption> }>()
  for (const option of variants.flatMap(traitsOf)) {
    const { group, groupId } = option
    const entry = groups.get(groupId) ?? {
      position: group?.position ?? 0,
      label: group?.translated.name ?? '',
      options: new Map<string, PropertyOption>(),
    }
    entry.options.set(option.id, option)
    groups.set(groupId, entry)
  }
  return [...groups]
    .toSorted(([, a], [, b]) => a.position - b.position)
    .map(([key, { label, options }]) => ({
      key,
      label,
      title: undefined,
      unit: undefined,
      kind: 'text' as const,
      choices: [...options.values()].toSorted(inOrder).map((option) => option.translated.name),
      digits: 0,
      swatch: [...options.values()].some((option) => option.colorHexCode),
    }))
}

const inOrder = (a: PropertyOption, b: PropertyOption) => (a.position ?? 0) - (b.position ?? 0)

/** Variants in a catalogue's printing order: by their groups, inside a group in the shop's order. */
export function inCatalogueOrder(variants: readonly Product[]): Product[] {
  const placesOf = (variant: Product) =>
    traitsOf(variant)
      .toSorted((a, b) => (a.group?.position ?? 0) - (b.group?.position ?? 0))
      .map((option) => option.position ?? 0)
  const keyed = variants.map((variant) => ({ variant, places: placesOf(variant) }))
  keyed.sort((a, b) => {
    const place = a.places.findIndex((value, index) => value !== b.places[index])
    return place < 0 ? 0 : (a.places[place] ?? 0) - (b.places[place] ?? 0)
  })
  return keyed.map(({ variant }) => variant)
}
