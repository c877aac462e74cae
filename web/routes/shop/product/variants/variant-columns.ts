import type { PropertyOption } from '#contracts/shop/product.ts'
import { factsOf, type ProductFacts } from '#contracts/shop/product-facts.ts'
import { nameLanguage, type TextLanguage, type TextLanguages } from '#web/catalogue/text-languages.server.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import type { FamilyMember } from '#web/routes/shop/product/read-product.server.ts'
import { traitsOf } from './traits.ts'

export interface Column {
  /** Id of the property group, or the measure's symbol. */
  key: string
  label: string
  /** Full name if the label is a letter. */
  title: string | undefined
  /** Of the name, where it is not in the page's language. */
  language?: string
  unit: string | undefined
  kind: 'text' | 'number'
  /** Options of a text column, in the shop's order. */
  choices: string[]
  /** Ids of the choices, in their order. */
  optionIds: string[]
  /** By option, of those that are not in the page's language. */
  choiceLanguages?: Readonly<Record<string, string>>
  /** Decimals of a number column. */
  digits: number
  /** Contains a sample of the variant's colour. */
  swatch: boolean
  /** Smallest and largest value of a number column. */
  extent?: { min: number; max: number }
}

/** A measure that is the same for all variants: a line of the technical data instead of a column. */
export type CommonMeasure = ProductFacts['dimensions'][number]

export interface VariantColumns {
  columns: Column[]
  common: CommonMeasure[]
  /** Cells of a variant, one for each column. */
  cellsOf: (variant: FamilyMember) => (string | number | null)[]
}

/** Languages of the words of a table. */
interface TableLanguages extends TextLanguages {
  /** Of the names of measures. */
  facts: TextLanguage
}

/**
 * The columns that distinguish the variants of a product: options, properties and measures. Values shared by all
 * variants and groups that repeat another column are left out.
 */
export function variantColumns(variants: readonly FamilyMember[], languages: TableLanguages): VariantColumns {
  const measures = measuresOf(variants)
  const differing = measures.filter(({ values }) => isDiffering(values))
  const measured = new Set(differing.map(({ values }) => values.join()))
  const kept: { column: Column; options: Options }[] = []
  for (const group of groupsOf(variants)) {
    const { options } = group
    if (!isDiffering(options) || measured.has(inNumbers(options).join()) || areMeasured(options, differing)) continue
    const column = groupColumn(group, languages)
    const repeated = kept.find((other) => saySame(other.options, options))
    if (!repeated) kept.push({ column, options })
    else if (column.swatch) repeated.column = { ...repeated.column, swatch: true }
  }
  const columns = [
    ...kept.map(({ column }) => column),
    ...differing.map((measure) => measureColumn(measure, languages.facts)),
  ]
  return {
    columns,
    common: measures.flatMap(({ first, values }) => (isDiffering(values) ? [] : [first])),
    cellsOf(variant) {
      const traits = traitsOf(variant)
      const { dimensions } = factsOf(variant)
      return columns.map(({ key, kind }) =>
        kind === 'number'
          ? (dimensions.find(({ symbol }) => symbol === key)?.value ?? null)
          : (traits.find(({ groupId }) => groupId === key)?.translated.name ?? null),
      )
    },
  }
}

const isDiffering = (values: readonly unknown[]): boolean => values.some((value) => value !== values[0])

/** A measure of the variants. */
interface Measure {
  /** As the first variant has it. */
  first: CommonMeasure
  /** One for each variant. */
  values: (number | undefined)[]
}

/** In the order in which variants have them. */
function measuresOf(variants: readonly FamilyMember[]): Measure[] {
  const measures = new Map<string, Measure>()
  for (const [row, variant] of variants.entries()) {
    for (const dimension of factsOf(variant).dimensions) {
      const measure = measures.get(dimension.symbol) ?? { first: dimension, values: variants.map(() => undefined) }
      measure.values[row] ??= dimension.value
      measures.set(dimension.symbol, measure)
    }
  }
  return [...measures.values()]
}

const measureColumn = ({ first: { symbol, name, unit }, values }: Measure, language: TextLanguage): Column => ({
  key: symbol,
  label: symbol,
  title: name,
  ...(language && { language }),
  unit,
  kind: 'number',
  choices: [],
  optionIds: [],
  digits: decimals(values),
  swatch: false,
  extent: extentOf(values.filter((value) => value !== undefined)),
})

const extentOf = (values: readonly number[]) => ({ min: Math.min(...values), max: Math.max(...values) })

const decimals = (values: Measure['values']): number =>
  Math.min(3, Math.max(0, ...values.map((value) => String(value ?? '').split('.')[1]?.length ?? 0)))

/** The option of each variant in one group. Variants with the same one share the object. */
type Options = (PropertyOption | undefined)[]

interface GroupOfVariants {
  id: string
  options: Options
}

/** In the shop's order. */
function groupsOf(variants: readonly FamilyMember[]): GroupOfVariants[] {
  const known = new Map<string, PropertyOption>()
  const groups = new Map<string, Options>()
  for (const [row, variant] of variants.entries()) {
    for (const option of traitsOf(variant)) {
      const options = groups.get(option.groupId) ?? variants.map(() => undefined)
      options[row] ??= known.get(option.id) ?? option
      known.set(option.id, known.get(option.id) ?? option)
      groups.set(option.groupId, options)
    }
  }
  const positionOf = ({ options }: GroupOfVariants) => options.find(Boolean)?.group?.position ?? 0
  return [...groups].map(([id, options]) => ({ id, options })).toSorted((a, b) => positionOf(a) - positionOf(b))
}

function groupColumn({ id, options }: GroupOfVariants, languages: TextLanguages): Column {
  const choices = [...new Set(options)].filter((option) => option !== undefined).toSorted(inOrder)
  const group = choices[0]?.group
  const foreign = choices.flatMap((option) => {
    const { language } = nameLanguage(option, languages)
    return language ? [[option.translated.name, language] as const] : []
  })
  return {
    key: id,
    label: group?.translated.name ?? '',
    ...(group && nameLanguage(group, languages)),
    ...(foreign.length > 0 && { choiceLanguages: Object.fromEntries(foreign) }),
    title: undefined,
    unit: undefined,
    kind: 'text',
    choices: choices.map((option) => option.translated.name),
    optionIds: choices.map(({ id }) => id),
    digits: 0,
    swatch: choices.some((option) => option.colorHexCode),
  }
}

const inOrder = (a: PropertyOption, b: PropertyOption) => (a.position ?? 0) - (b.position ?? 0)

/** "2 000 mm" and 2000 are one value. */
function inNumbers(options: Options): (number | undefined)[] {
  const numbers = new Map([...new Set(options)].map((option) => [option, option && lengthOf(option)]))
  return options.map((option) => numbers.get(option))
}

/** "50 × 30 mm" is what the columns of both diameters say. */
function areMeasured(options: Options, measures: readonly Measure[]): boolean {
  const numbersOf = new Map([...new Set(options)].map((option) => [option, option && sizesIn(option)]))
  return options.every((option, row) => {
    const numbers = numbersOf.get(option) ?? []
    return numbers.length > 1 && numbers.every((number) => measures.some(({ values }) => values[row] === number))
  })
}

const sizesIn = ({ translated }: PropertyOption): number[] =>
  /^[\d.,\s]+(×[\d.,\s]+)+mm$/.test(translated.name)
    ? translated.name
        .replace('mm', '')
        .split('×')
        .map((size) => parseNumber(size))
    : []

const lengthOf = ({ translated }: PropertyOption): number => parseNumber(translated.name.replace(/(?<!\s)\s*mm$/, ''))

/** Whether two groups distinguish the same variants: "green" in one is always "Werkstoff S" in the other. */
function saySame(one: Options, other: Options): boolean {
  const [there, back] = [
    new Map(one.map((option, row) => [option, other[row]])),
    new Map(other.map((option, row) => [option, one[row]])),
  ]
  return one.every((option, row) => there.get(option) === other[row] && back.get(other[row]) === option)
}
