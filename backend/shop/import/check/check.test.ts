import { expect, test } from 'vitest'
import { catalogueFolder, smallCatalogue, type CatalogueFiles } from '#test/support/catalogue-folder.ts'
import { checkCatalogue } from './check.ts'
import { CatalogueInvalid, describeProblem, type CatalogueProblem } from '#backend/shop/import/problem.ts'
import { readCatalogue } from '#backend/shop/import/source/read.ts'

type Files = { [File in keyof CatalogueFiles]: readonly object[] | string }

async function problemsOf(files: Files): Promise<string[]> {
  const { folder, remove } = await catalogueFolder(files)
  const problems: CatalogueProblem[] = []
  const report = (problem: CatalogueProblem) => void problems.push(problem)
  checkCatalogue(await readCatalogue(folder, report), report)
  await remove()
  return problems.map(describeProblem)
}

const spoilt = (spoil: (files: CatalogueFiles) => void): Promise<string[]> => {
  const files = smallCatalogue()
  spoil(files)
  return problemsOf(files)
}

test('A valid catalogue has no problems.', async () => {
  expect(await problemsOf(smallCatalogue())).toEqual([])
})

test('Line numbers count blank lines; a byte order mark and Windows line ends are ignored.', async () => {
  const [stock] = smallCatalogue()['delivery-times']
  const text = `\uFEFF${JSON.stringify(stock)}\r\n\r\n{"key": "x"\r\n`
  const [problem, ...others] = await problemsOf({ ...smallCatalogue(), 'delivery-times': text })
  expect(problem).toMatch(/^delivery-times\.jsonl:3: is no JSON: /)
  expect(others).toEqual([])
})

test('A missing file is named.', async () => {
  const { folder, remove } = await catalogueFolder(smallCatalogue())
  await remove()
  const problems: CatalogueProblem[] = []
  await readCatalogue(folder, (problem) => problems.push(problem))
  expect(problems).toHaveLength(5)
  expect(problems[0]).toEqual({
    file: 'property-groups.jsonl',
    line: 0,
    field: '',
    message: `is missing in ${folder}`,
  })
})

const CASES: [string, (files: CatalogueFiles) => void, string[]][] = [
  [
    'a bound below its other bound',
    (files) => void (files.products[0]!.facts!.cut!.min = 3000),
    ['products.jsonl:1 facts.cut.max: must not be below min'],
  ],
  [
    'an unknown field',
    (files) => Object.assign(files.products[1]!.facts!, { cutt: 1 }),
    ['products.jsonl:2 facts: unknown field cutt'],
  ],
  [
    'an empty text',
    (files) => void (files.categories[0]!.name.en = ' '),
    ['categories.jsonl:1 name.en: must not be empty'],
  ],
  [
    'an unknown category',
    (files) => void files.products[0]!.categories.push('belts'),
    ['products.jsonl:1 categories: unknown category belts'],
  ],
  [
    'an unknown parent category',
    (files) => void (files.categories[0]!.parent = 'belts'),
    ['categories.jsonl:1 parent: unknown category belts'],
  ],
  [
    'categories in a circle',
    (files) => void (files.categories[1]!.parent = 'type-t'),
    [
      'categories.jsonl:1 parent: type-t lies below itself',
      'categories.jsonl:2 parent: chain-guides lies below itself',
    ],
  ],
  [
    'an unknown option',
    (files) => void files.products[0]!.properties!.push('chain/99b'),
    ['products.jsonl:1 properties: unknown option chain/99b'],
  ],
  [
    'an unknown option as property of a variant',
    (files) => void (files.variants[0]!.properties = ['colour/pink']),
    ['variants.jsonl:1 properties: unknown option colour/pink'],
  ],
  [
    'an unknown delivery time',
    (files) => void (files.variants[2]!.deliveryTime = 'never'),
    ['variants.jsonl:3 deliveryTime: unknown delivery time never'],
  ],
  [
    'an unknown C-profile',
    (files) => void (files.products[0]!.facts!.cProfiles = ['C99']),
    ['products.jsonl:1 facts.cProfiles: unknown product number C99'],
  ],
  [
    'letters about what is unknown',
    (files) => Object.assign(files.variants[3]!, { facts: { food: false, documents: ['atex', 'fda', 'handling'] } }),
    [
      'variants.jsonl:4 facts.atex: the document atex needs atex: true',
      'variants.jsonl:4 facts.food: the document fda needs food: true',
      'variants.jsonl:4 facts.pfas: the document handling needs pfas: fluoropolymers have dangers of their own',
    ],
  ],
  [
    'unknown cross-selling',
    (files) => void (files.products[0]!.crossSelling![0]!.products = ['C20', 'C99']),
    ['products.jsonl:1 crossSelling.0.products: unknown product number C99'],
  ],
  [
    'a variant as parent',
    (files) => void (files.variants[2]!.parent = 'C20-ZN'),
    ['variants.jsonl:3 parent: unknown product C20-ZN'],
  ],
  [
    'a number twice',
    (files) => void (files.variants[2]!.number = 'C20'),
    ['variants.jsonl:3 number: C20 stands already in products.jsonl:2'],
  ],
  [
    'an option twice',
    (files) => void (files['property-groups'][0]!.options[1]!.key = '06b'),
    [
      'property-groups.jsonl:1 options: 06b stands already in property-groups.jsonl:1',
      'products.jsonl:1 properties: unknown option chain/08b',
      'variants.jsonl:3 options: unknown option chain/08b',
    ],
  ],
  [
    'siblings with the same options',
    (files) => void (files.variants[2]!.options = ['colour/green', 'chain/06b']),
    ['variants.jsonl:3 options: same options as T-06B-G in variants.jsonl:1'],
  ],
  [
    'two options of a group',
    (files) => void files.variants[3]!.options.push('colour/green'),
    ['variants.jsonl:4 options: two options of group colour'],
  ],
  [
    'the same address in one language',
    (files) => {
      files.products[1]!.categories = ['type-t']
      files.products[1]!.slug.en = 'chain-guide-t'
    },
    ['products.jsonl:2 slug.en: chain-guides/type-t/chain-guide-t is the address of products.jsonl:1'],
  ],
  [
    'the root as a category',
    (files) => void files.categories.push({ ...files.categories[1]!, key: 'root', slug: { de: 'r', en: 'r' } }),
    ["categories.jsonl:3 key: root is the shop's own root"],
  ],
]

test.each(CASES)('The problem %s is reported with file, line and field.', async (_, spoil, expected) => {
  expect(await spoilt(spoil)).toEqual(expected)
})

test('All problems are reported except those that only follow from an invalid line.', async () => {
  const problems = await spoilt((files) => {
    files.products[0]!.stock = -1
    files.variants[0]!.deliveryTime = 'never'
  })
  expect(problems).toHaveLength(2)
  expect(problems[0]).toMatch(/^products\.jsonl:1 stock: /)
  expect(problems[1]).toBe('variants.jsonl:1 deliveryTime: unknown delivery time never')
})

test('The message shows fifty problems and counts the others.', () => {
  const problems = Array.from({ length: 60 }, (_, index) => ({ file: 'a', line: index + 1, field: 'b', message: 'c' }))
  const lines = new CatalogueInvalid(problems).message.split('\n')
  expect(lines).toHaveLength(51)
  expect(lines[49]).toBe('a:50 b: c')
  expect(lines[50]).toBe('… and 10 more')
})
