import type { CatalogueFile } from '#backend/shop/import/format.ts'
import { checkUnique, toPosition } from './check-unique.ts'
import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { Catalogue, Entry } from '#backend/shop/import/source/read.ts'
import type { ProductOutline, VariantOutline } from '#backend/shop/import/source/outlines.ts'

type Item = Entry<ProductOutline | VariantOutline>

/** Checks numbers and references of products and variants. */
export function checkItems(catalogue: Catalogue, report: ReportProblem): void {
  const { products, variants } = catalogue
  const items: Item[] = [...products, ...variants]
  checkUnique<Item['value']>(items, 'number', ({ number }) => number, report)
  const known = knownKeys(catalogue)
  const expect = referenceChecker(catalogue, report)
  for (const entry of items) {
    const { value } = entry
    expect(
      entry,
      'deliveryTime',
      'delivery time',
      value.deliveryTime === undefined ? [] : [value.deliveryTime],
      known.deliveryTimes,
      ['delivery-times'],
    )
    const fitting = value.cProfiles
    expect(entry, 'facts.cProfiles', 'product number', fitting, known.numbers, ['products', 'variants'])
  }
  for (const entry of products) {
    const { value } = entry
    expect(entry, 'categories', 'category', value.categories, known.categories, ['categories'])
    expect(entry, 'properties', 'option', value.properties, known.options, ['property-groups'])
    for (const [index, { products: others }] of value.crossSelling.entries()) {
      const field = `crossSelling.${index}.products`
      expect(entry, field, 'product number', others, known.numbers, ['products', 'variants'])
    }
  }
  for (const entry of variants) {
    expect(entry, 'parent', 'product', [entry.value.parent], known.parents, ['products'])
    expect(entry, 'options', 'option', entry.value.options, known.options, ['property-groups'])
    expect(entry, 'properties', 'option', entry.value.properties, known.options, ['property-groups'])
  }
  checkOptions(variants, report)
}

function knownKeys(catalogue: Catalogue) {
  const parents = new Set(catalogue.products.map(({ value }) => value.number))
  return {
    parents,
    numbers: new Set([...parents, ...catalogue.variants.map(({ value }) => value.number)]),
    categories: new Set(catalogue.categories.map(({ value }) => value.key)),
    deliveryTimes: new Set(catalogue['delivery-times'].map(({ value }) => value.key)),
    options: new Set(
      catalogue['property-groups'].flatMap(({ value }) => value.options.map((option) => `${value.key}/${option.key}`)),
    ),
  }
}

/** Does not report references into files with invalid lines. */
function referenceChecker({ invalidFiles }: Catalogue, report: ReportProblem) {
  return (
    { file, line }: Item,
    field: string,
    what: string,
    references: readonly string[],
    known: ReadonlySet<string>,
    files: readonly CatalogueFile[],
  ) => {
    if (files.some((name) => invalidFiles.has(name))) return
    for (const reference of references) {
      if (!known.has(reference)) report({ file, line, field, message: `unknown ${what} ${reference}` })
    }
  }
}

/** A variant has at most one option of a group. No sibling has the same options: buyers select it by them. */
function checkOptions(variants: Catalogue['variants'], report: ReportProblem): void {
  const siblings = new Map<string, Entry<unknown> & { number: string }>()
  for (const { file, line, value } of variants) {
    const groups = value.options.map((option) => option.slice(0, option.indexOf('/')))
    for (const group of new Set(groups.filter((one, index) => groups.indexOf(one) !== index))) {
      report({ file, line, field: 'options', message: `two options of group ${group}` })
    }
    const combination = `${value.parent} ${value.options.toSorted().join(' ')}`
    const before = siblings.get(combination)
    if (!before) siblings.set(combination, { file, line, value, number: value.number })
    else if (before.number !== value.number) {
      report({
        file,
        line,
        field: 'options',
        message: `same options as ${before.number} in ${toPosition(before)}`,
      })
    }
  }
}
