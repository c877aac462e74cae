import type { Product, PropertyGroup, PropertyOption } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { dimensionRanges, rangeText } from '#web/catalogue/listing/dimension-ranges.ts'
import { type Availability, availabilityOf, stockOfVariants } from '#web/catalogue/product/availability.ts'
import { measureName } from '#web/catalogue/product/measure-name.ts'
import { priceOf } from '#web/catalogue/product/price-of.server.ts'
import { ON_REQUEST, type Price, priceNotes, priceText } from '#web/catalogue/product/price.ts'
import { stockText } from '#web/catalogue/product/stock-mark.tsx'
import { factsLanguage, nameLanguage, type TextLanguages, wordsLanguage } from '#web/catalogue/text-languages.server.ts'
import { formatNumber, formatWeight } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { ComparedProduct } from './read-compared.server.ts'

/** One product's entry in a row. */
interface ComparedCell {
  text: string
  /** All of the value where the text is a shortened one. */
  whole?: string
  /** Of the text, where it is not the page's. */
  language?: string
}

export interface ComparedRow {
  label: string
  /** Of the label, where it is not the page's. */
  language?: string
  /** Ready to print, one for each product; empty where a product lacks it. */
  values: string[]
  /** Of the values, where they are not the page's. */
  languages?: (string | undefined)[]
  isDiffering: boolean
}

export interface ComparedGroup {
  title: string
  rows: ComparedRow[]
}

/** A value before the rows are joined. Its label says to which row it belongs, its place where the row is. */
interface Entry {
  label: string
  language?: string
  place: number
  cell: ComparedCell
}

/** Options that a cell names one by one. */
const MOST_NAMED = 4

/**
 * The rows of a comparison in groups. Each label is there once. A property that says the same as a measure or as the
 * price is left out.
 */
export function comparedGroups(products: readonly ComparedProduct[], languages: TextLanguages): ComparedGroup[] {
  const known = new Set<string>()
  const group = (
    title: string,
    entriesOf: (product: ComparedProduct, languages: TextLanguages) => Entry[],
  ): ComparedGroup => {
    const rows = joinRows(products.map((product) => entriesOf(product, languages))).filter(
      ({ label }) => !known.has(keyOf(label)),
    )
    for (const { label } of rows) known.add(keyOf(label))
    return { title, rows }
  }
  // Facts from the shop's own fields come before properties of the same name.
  const measures = group(m.compare_measures(), measuresOf)
  const supply = group(m.compare_supply(), supplyOf)
  const properties = group(m.compare_properties(), propertiesOf)
  const technical = group(m.product_technical(), technicalOf)
  return [measures, properties, technical, supply].filter(({ rows }) => rows.length > 0)
}

const keyOf = (label: string): string => label.toLowerCase()

/** Rows in the order of their places; of the same place, in which they come first. */
function joinRows(entries: readonly Entry[][]): ComparedRow[] {
  const rows = new Map<string, Omit<Entry, 'cell'> & { cells: (ComparedCell | undefined)[] }>()
  for (const [column, own] of entries.entries()) {
    for (const { cell, ...head } of own) {
      const row = rows.get(keyOf(head.label)) ?? { ...head, cells: entries.map(() => undefined) }
      row.cells[column] ??= cell
      rows.set(keyOf(head.label), row)
    }
  }
  return [...rows.values()]
    .toSorted((a, b) => a.place - b.place)
    .map(({ label, language, cells }) => ({
      label,
      ...(language && { language }),
      values: cells.map((cell) => cell?.text ?? ''),
      ...(cells.some((cell) => cell?.language) && { languages: cells.map((cell) => cell?.language) }),
      isDiffering: new Set(cells.map((cell) => cell && (cell.whole ?? cell.text))).size > 1,
    }))
}

const measuresOf = ({ product, passing }: ComparedProduct, languages: TextLanguages): Entry[] =>
  dimensionRanges(
    passing.length > 0 ? { dimensions: passing.flatMap((variant) => factsOf(variant).dimensions) } : factsOf(product),
  ).map((range, place) => ({
    label: measureName(range),
    ...wordsLanguage(range.name, factsLanguage(factsOf(product), languages)),
    place,
    cell: { text: `${rangeText(range)}\u00a0${range.unit}` },
  }))

/** Options and properties by their groups: a variant's own before its family's, and all choices of a family. */
function propertiesOf({ product, family, choices }: ComparedProduct, languages: TextLanguages): Entry[] {
  const groups = new Map<string, { group: PropertyGroup; options: PropertyOption[] }>()
  const add = (source: readonly PropertyOption[]) => {
    const before = new Set(groups.keys())
    for (const option of source) {
      if (!option.group || before.has(option.groupId)) continue
      const entry = groups.get(option.groupId) ?? { group: option.group, options: [] }
      entry.options.push(option)
      groups.set(option.groupId, entry)
    }
  }
  const grouped = (group: PropertyGroup) => (group.options ?? []).map((option) => ({ ...option, group }))
  for (const source of [
    product.options ?? [],
    choices.flatMap(grouped),
    product.properties ?? [],
    family?.properties ?? [],
  ]) {
    add(source)
  }
  return [...groups.values()].map(({ group, options }) => ({
    label: group.translated.name,
    ...nameLanguage(group, languages),
    place: group.position ?? 0,
    cell: {
      ...namesCell(options),
      ...options.map((option) => nameLanguage(option, languages)).find(({ language }) => language),
    },
  }))
}

/** "06B-1, 08B-1 … 24A-1 (13)" */
function namesCell(options: readonly PropertyOption[]): ComparedCell {
  const names = options
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ translated }) => translated.name)
  const whole = names.join(', ')
  if (names.length <= MOST_NAMED) return { text: whole }
  return { text: `${names.slice(0, 2).join(', ')} … ${names.at(-1)} (${names.length})`, whole }
}

const technicalOf = ({ product, family }: ComparedProduct, languages: TextLanguages): Entry[] => {
  const own = factsOf(product)
  const facts = own.technical.length > 0 || !family ? own : factsOf(family)
  const language = factsLanguage(facts, languages)
  return facts.technical.map(({ name, value }, place) => ({
    label: name,
    ...wordsLanguage(name, language),
    place,
    cell: { text: value, ...wordsLanguage(value, language) },
  }))
}

function supplyOf({ product, passing }: ComparedProduct): Entry[] {
  const { cut } = factsOf(passing[0] ?? product)
  const price = passing.length > 0 ? lowestPrice(passing.map(priceOf)) : priceOf(product)
  const texts: [label: string, text: string][] = [
    [m.product_cut(), cut ? m.compare_cut({ min: formatNumber(cut.min), max: formatNumber(cut.max) }) : ''],
    [m.compare_weight(), product.weight ? formatWeight(product.weight) : ''],
    [m.product_stock(), stockText(stockOf(product, passing), true)],
    [m.product_price(), [priceText(price), ...priceNotes(price)].join(' · ')],
  ]
  return texts.flatMap(([label, text], place) => (text ? [{ label, place, cell: { text } }] : []))
}

/** Of one variant as it is, with its delivery time; of several what holds for them together. */
function stockOf(product: Product, passing: readonly Product[]): Availability {
  const [first = product, ...others] = passing
  if (others.length === 0) return availabilityOf(first)
  const stocked = passing.filter((variant) => availabilityOf(variant).inStock === true)
  return stockOfVariants(stocked.length > 0, stocked.length === passing.length)
}

function lowestPrice(prices: readonly Price[]): Price {
  const units = prices.flatMap(({ unit }) => unit ?? [])
  if (units.length === 0) return ON_REQUEST
  const unit = Math.min(...units)
  return { unit, from: units.length < prices.length || units.some((other) => other > unit) }
}

/** The language of those texts of a comparison that are not in the page's. */
export const languageOfRows = (groups: readonly ComparedGroup[]): string | undefined =>
  groups
    .flatMap(({ rows }) => rows.flatMap(({ language, languages = [] }) => [language, ...languages]))
    .find((language) => language)

/** The names by which a product is shown. */
export const comparedName = ({ product, family }: ComparedProduct): string =>
  family?.translated.name ?? product.translated.name

/** The variant whose section is drawn. */
export const drawnOf = ({ product, example }: ComparedProduct): Product => example ?? product
