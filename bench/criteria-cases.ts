/** A name, an operation, and a body that differs between rounds. */
type Case = [name: string, operation: string, body: (round: number) => object]

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(i))
const contains = (field: string, value: string) => ({ type: 'contains', field, value })
const id = (index: number) => index.toString(16).padStart(32, '0')

const ASSOCIATIONS = {
  ...Object.fromEntries(
    ['media', 'cover', 'options', 'properties', 'categories', 'mainCategories', 'seoUrls', 'crossSellings'].map(
      (name) => [name, { associations: { group: {} } }],
    ),
  ),
  children: {
    associations: Object.fromEntries(['media', 'options', 'properties', 'categories'].map((name) => [name, {}])),
  },
}

/** No query matches, so every row is checked against every filter. */
const anyOf = (queries: object[]) => [{ type: 'or', queries }]
/** Requests that once stopped the process. */
export const STOPPED: Case[] = [
  [
    'contains on optionIds, 5,000 × ü',
    'POST /product',
    (n) => ({ filter: [contains('optionIds', `${n}${'ü'.repeat(5000)}`)] }),
  ],
  [
    'prefix on optionIds, 70,000 letters',
    'POST /product',
    (n) => ({
      filter: [{ type: 'prefix', field: 'optionIds', value: `${n}${'a'.repeat(70_000)}` }],
    }),
  ],
  [
    '400 × range on price',
    'POST /product',
    (n) => ({
      filter: anyOf(times(400, (i) => ({ type: 'range', field: 'price', parameters: { gte: 1e9 + n + i } }))),
    }),
  ],
  [
    '12,000 × contains on description',
    'POST /product',
    (n) => ({
      filter: anyOf(times(12_000, (i) => contains('description', `${n}-${i}`))),
    }),
  ],
  [
    'contains on options.id, 900,000 letters',
    'POST /product',
    (n) => ({
      filter: [contains('options.id', `${n}${'a'.repeat(900_000)}`)],
    }),
  ],
]

/** The most expensive requests that the grammar allows, beside ordinary ones. */
export const ALLOWED: Case[] = [
  ['nothing asked for, limit 1', 'POST /product', (n) => ({ limit: 1, page: n })],
  ['250 products with all associations', 'POST /product', (n) => ({ page: n, limit: 250, associations: ASSOCIATIONS })],
  [
    '50 × contains on description',
    'POST /product',
    (n) => ({
      filter: anyOf(times(49, (i) => contains('description', `${n}e${i}${'ü'.repeat(240)}`))),
      'total-count-mode': 1,
    }),
  ],
  [
    '50 × contains on description, short',
    'POST /product',
    (n) => ({
      filter: anyOf(times(49, (i) => contains('description', `${n}e${i}`))),
      'total-count-mode': 1,
    }),
  ],
  [
    '50 × contains on optionIds',
    'POST /product',
    (n) => ({
      filter: anyOf(times(49, (i) => contains('optionIds', `${n}e${i}${'ü'.repeat(240)}`))),
      'total-count-mode': 1,
    }),
  ],
  [
    '50 × prefix on propertyIds',
    'POST /product',
    (n) => ({
      filter: anyOf(times(49, (i) => ({ type: 'prefix', field: 'propertyIds', value: `${n}e${i}` }))),
      'total-count-mode': 1,
    }),
  ],
  [
    '50 × range on price',
    'POST /product',
    (n) => ({
      filter: anyOf(times(49, (i) => ({ type: 'range', field: 'price', parameters: { gte: 1e9 + n + i } }))),
      'total-count-mode': 1,
    }),
  ],
  [
    '50 × available',
    'POST /product',
    () => ({
      filter: anyOf(
        times(49, () => ({ type: 'and', queries: [{ type: 'equals', field: 'available', value: false }] })).slice(
          0,
          24,
        ),
      ),
      'total-count-mode': 1,
    }),
  ],
  [
    '10 × equalsAny of 50 ids',
    'POST /product',
    (n) => ({
      filter: anyOf(
        times(10, (i) => ({
          type: 'equalsAny',
          field: 'propertyIds',
          value: times(50, (j) => id(n * 1e6 + i * 1e3 + j)),
        })),
      ),
      'total-count-mode': 1,
    }),
  ],
  [
    '10 × equalsAll of 50 ids',
    'POST /product',
    (n) => ({
      filter: anyOf(
        times(10, (i) => ({ type: 'equalsAll', field: 'id', value: times(50, (j) => id(n * 1e6 + i * 1e3 + j)) })),
      ),
      'total-count-mode': 1,
    }),
  ],
  [
    '10 sorts',
    'POST /product',
    (n) => ({
      page: n,
      sort: [
        'description',
        'name',
        'price',
        'available',
        'optionIds',
        'propertyIds',
        'categoryIds',
        'weight',
        'createdAt',
        'stock',
      ].map((field) => ({ field, order: 'DESC' })),
      'total-count-mode': 1,
    }),
  ],
  ['500 ids', 'POST /product', (n) => ({ ids: times(500, (i) => id(n * 1000 + i)) })],
  [
    '50 × contains on seo paths',
    'POST /seo-url',
    (n) => ({
      filter: anyOf(times(49, (i) => contains('seoPathInfo', `${n}e${i}${'ü'.repeat(240)}`))),
      'total-count-mode': 1,
    }),
  ],
  [
    'listing with 250 products, all associations',
    `POST /product-listing/{root}`,
    (n) => ({ limit: 250, p: 1, 'min-price': n, associations: ASSOCIATIONS }),
  ],
]
