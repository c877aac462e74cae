import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '#test/fuzz/random.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

/** Of the filters that are drawn: always the same, in the whole matrix another one. `LISTING_SEED` repeats it. */
const SEED = Number(process.env['LISTING_SEED'] ?? (IS_WHOLE_MATRIX ? Date.now() % 1_000_000 : 31))
/** Draws for each category. */
const DRAWS = 12
const CATEGORIES = [
  ['chain-guides', 'kettenfuehrungen'],
  ['sheets', 'platten'],
  ['rods', 'rundstaebe'],
  ['sliding-strips', 'gleitleisten-kantenschutz'],
] as const

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
  // The first list of a process reads the whole catalogue.
  for (const [, slug] of CATEGORIES) await fetch(`${site.url}/de/shop/category/${slug}`)
})

// The catalogue's own files, read without any of the code that is tested.
const facts = z.object({
  dimensions: z.array(z.object({ symbol: z.string(), value: z.number() })).default([]),
  food: z.boolean().optional(),
  antistatic: z.boolean().optional(),
  atex: z.boolean().optional(),
  pfas: z.boolean().optional(),
})
const item = z.object({
  number: z.string(),
  parent: z.string().optional(),
  name: z.object({ de: z.string() }).optional(),
  categories: z.array(z.string()).default([]),
  options: z.array(z.string()).default([]),
  properties: z.array(z.string()).default([]),
  stock: z.number(),
  facts: facts.partial(),
})
const group = z.object({
  key: z.string(),
  name: z.object({ de: z.string() }),
  options: z.array(z.object({ key: z.string(), name: z.object({ de: z.string() }) })),
})
const read = <Row>(file: string, schema: z.ZodType<Row>): Row[] =>
  readFileSync(`data/catalogue/${file}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => schema.parse(JSON.parse(line)))

const products = read('products', item)
const variantsOf = Map.groupBy(read('variants', item), ({ parent }) => parent)
const groupOf = (option: string) => option.slice(0, option.indexOf('/'))

interface Offer {
  options: readonly string[]
  measures: ReadonlyMap<string, number>
  traits: readonly string[]
}

/** The offers of a product. A property of the product holds for each variant, unless variants differ by its group. */
function offersOf(product: z.infer<typeof item>): Offer[] {
  const variants = variantsOf.get(product.number) ?? []
  const differing = new Set(variants.flatMap(({ options, properties }) => [...options, ...properties].map(groupOf)))
  const shared = product.properties.filter((option) => !differing.has(groupOf(option)))
  return (variants.length > 0 ? variants : [product]).map(({ options, properties, stock, facts: own }) => {
    const known = { ...product.facts, ...own }
    return {
      options: [...options, ...properties, ...shared],
      measures: new Map((known.dimensions ?? []).map(({ symbol, value }) => [symbol, value])),
      traits: [
        ...(stock > 0 ? ['in-stock'] : []),
        ...(known.food ? ['food'] : []),
        ...(known.antistatic ? ['antistatic'] : []),
        ...(known.atex ? ['atex'] : []),
        ...(known.pfas === false ? ['pfas-free'] : []),
      ],
    }
  })
}
const shop = products.map((product) => ({ ...product, offers: offersOf(product) }))

interface Filter {
  options: readonly string[]
  traits: readonly string[]
  ranges: readonly { symbol: string; min: number; max: number }[]
}

/** One variant must match all of it: an option of each group, each fact, each range. */
const isMatch = ({ options, measures, traits }: Offer, filter: Filter): boolean =>
  [...Map.groupBy(filter.options, groupOf).values()].every((some) => some.some((one) => options.includes(one))) &&
  filter.traits.every((trait) => traits.includes(trait)) &&
  filter.ranges.every(({ symbol, min, max }) => {
    const value = measures.get(symbol)
    return value !== undefined && value >= min && value <= max
  })

/** Name and number of matching variants of each product that a filter leaves. */
const expectedRows = (category: string, filter: Filter) =>
  shop
    .filter(({ categories }) => categories.includes(category))
    .map(({ name, offers }) => [name?.de ?? '', offers.filter((offer) => isMatch(offer, filter)).length] as const)
    .filter(([, matching]) => matching > 0)
    .toSorted(([a], [b]) => a.localeCompare(b))

/** Name of the filter that an option belongs to: chains are grouped by their rows below it. */
function legendOf(box: Pick<Element, 'closest'>): string {
  let filter = box.closest('fieldset')
  for (let outer = filter; outer; outer = outer.parentElement?.closest('fieldset') ?? null) filter = outer
  return filter?.querySelector('legend')?.textContent ?? ''
}

async function open(slug: string, search: URLSearchParams) {
  search.set('show', '250')
  const response = await fetch(`${site.url}/de/shop/category/${slug}?${search}`)
  expect(response.status).toBe(200)
  const body = pageBody(await response.text())
  const rows = [...body.querySelectorAll('main li:has(h3)')].map((row) => {
    const [, matching, all] =
      /(\d+) von (\d+) Ausführungen/.exec(row.textContent) ?? /()(\d+) Ausführungen/.exec(row.textContent) ?? []
    return { name: row.querySelector('h3')?.textContent ?? '', matching: matching ? Number(matching) : undefined, all }
  })
  const options = [...body.querySelectorAll('input[name="f"], input[name="t"]')].map((box) => ({
    field: box.getAttribute('name') ?? '',
    value: box.getAttribute('value') ?? '',
    group: legendOf(box),
    name:
      box
        .closest('label')
        ?.textContent.replace(/\s*\(\d+\)$/, '')
        .trim() ?? '',
    count: Number(/\((\d+)\)$/.exec(box.closest('label')?.textContent.trim() ?? '')?.[1]),
  }))
  const said = Number(/(\d+) Produkte?\b/.exec(body.querySelector('main [role="status"]')?.textContent ?? '')?.[1] ?? 0)
  return { rows: rows.toSorted((a, b) => a.name.localeCompare(b.name)), options, said }
}

/** Keys of the catalogue for the options of a page, which are known by their words. */
const groups = read('property-groups', group)
function keyOf(groupName: string, optionName: string): string {
  const found = groups
    .filter(({ name }) => name.de === groupName)
    .flatMap(({ key, options }) =>
      options.filter(({ name }) => name.de === optionName).map((one) => `${key}/${one.key}`),
    )
  expect(found, `${groupName}: ${optionName}`).toHaveLength(1)
  return found[0] ?? ''
}

function drawRange(random: Random, category: string): Filter['ranges'] {
  const offers = shop.filter(({ categories }) => categories.includes(category)).flatMap((product) => product.offers)
  const symbol = random.pick([...new Set(offers.flatMap(({ measures }) => [...measures.keys()]))])
  const values = offers.flatMap(({ measures }) => measures.get(symbol) ?? [])
  const [a, b] = [random.pick(values), random.pick(values)]
  return [{ symbol, min: Math.min(a, b), max: Math.max(a, b) }]
}

test.each(CATEGORIES)(
  `each number beside a filter of %s is the number of products that it leaves`,
  async (category, slug) => {
    const { options, rows } = await open(slug, new URLSearchParams())
    expect(rows).toHaveLength(expectedRows(category, { options: [], traits: [], ranges: [] }).length)
    expect(options.length).toBeGreaterThan(8)
    for (const { field, value, group: groupName, name, count } of options) {
      const filter: Filter =
        field === 'f'
          ? { options: [keyOf(groupName, name)], traits: [], ranges: [] }
          : { options: [], traits: [value], ranges: [] }
      expect([groupName, name, count]).toEqual([groupName, name, expectedRows(category, filter).length])
    }
  },
)

test('lists offer the material family, all facts once, and chains by their number of rows', async () => {
  const found = await Promise.all(CATEGORIES.map(([, slug]) => open(slug, new URLSearchParams())))
  const options = found.flatMap((list) => list.options)
  const groups = new Set(options.map(({ group: name }) => name))
  expect(groups).toContain('Werkstofffamilie')
  // Two groups of the catalogue say the same as the facts.
  expect([groups.has('Eignung'), groups.has('PFAS')]).toEqual([false, false])
  const facts = new Set(options.filter(({ field }) => field === 't').map(({ value }) => value))
  expect([...facts].toSorted()).toEqual(['antistatic', 'atex', 'food', 'in-stock', 'pfas-free'])
  const page = pageBody(await (await fetch(`${site.url}/de/shop/category/kettenfuehrungen`)).text())
  const chains = [...page.querySelectorAll('fieldset fieldset > legend')].map(({ textContent }) => textContent)
  expect(chains.map((name) => name.split(' ')[0])).toEqual(['Einreihig', 'Zweireihig', 'Dreireihig'])
})

test.each(CATEGORIES)(
  'random filters of %s show every product that matches, no other one, and say how many',
  async (category, slug) => {
    console.log(`LISTING_SEED=${SEED}`)
    const random = createRandom(SEED)
    const { options } = await open(slug, new URLSearchParams())
    let found = 0
    for (let draw = 0; draw < DRAWS; draw++) {
      const chosen = Array.from({ length: random.below(3) + Number(draw === 0) }, () => random.pick(options))
      const ranges = random.percent(60) ? drawRange(random, category) : []
      const filter: Filter = {
        options: chosen.filter(({ field }) => field === 'f').map(({ group: of, name }) => keyOf(of, name)),
        traits: chosen.filter(({ field }) => field === 't').map(({ value }) => value),
        ranges,
      }
      const search = new URLSearchParams(chosen.map(({ field, value }) => [field, value]))
      for (const { symbol, min, max } of ranges) {
        search.set(`min-${symbol}`, String(min).replace('.', ','))
        search.set(`max-${symbol}`, String(max))
      }
      const { rows, said } = await open(slug, search)
      const expected = expectedRows(category, filter)
      const address = `${slug}?${search}`
      expect([address, rows.map(({ name }) => name)]).toEqual([address, expected.map(([name]) => name)])
      expect([address, said]).toEqual([address, expected.length])
      // Without a filter a row says how many variants it has.
      const matching = rows.map(({ name, matching: left, all }) => [name, left ?? Number(all)])
      expect([address, matching]).toEqual([address, expected.map((row) => [...row])])
      found += rows.length
    }
    expect(found, 'a draw without any product tests little').toBeGreaterThan(0)
  },
)

/** Number of products, active filters, and the field of the largest length of a list of sheets. */
async function sheets(locale: string, query: string) {
  const slug = { de: 'platten', en: 'sheets' }[locale]
  const response = await fetch(`${site.url}/${locale}/shop/category/${slug}?${query}`)
  const body = pageBody(await response.text())
  const field = body.querySelector('main [name="max-l"]')
  return {
    status: response.status,
    address: new URL(response.url).search,
    products: body.querySelectorAll('main h3 a').length,
    field: field?.getAttribute('value'),
    filters: [...body.querySelectorAll('main a')].flatMap(({ textContent }) => /l ≤ .*mm/.exec(textContent) ?? []),
  }
}

test('a bound is read as the language writes it, and the list says how', async () => {
  const plain = await sheets('de', 'max-l=1000')
  expect(plain.products).toBeGreaterThan(0)
  expect(plain.filters).toEqual(['l ≤ 1\u202f000 mm'])
  for (const typed of ['1.000', '1 000', '1\u202f000', "1'000", '1000 mm', '100 cm', '1 m', '１０００']) {
    const { products, filters } = await sheets('de', new URLSearchParams({ 'max-l': typed }).toString())
    expect({ typed, products, filters }).toEqual({ typed, products: plain.products, filters: plain.filters })
  }
  // All lengths of the list are above 1: both languages mean a thousand.
  for (const [locale, typed] of [
    ['de', '1.000'],
    ['de', '1,000'],
    ['en', '1,000'],
    ['en', '1.000'],
  ] as const) {
    expect(await sheets(locale, `max-l=${typed}`)).toEqual({ ...plain, address: '?max-l=1000', field: '1000' })
  }
})
