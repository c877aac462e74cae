import { expect, test } from 'vitest'
import { readHitPage } from './read-hit-page.ts'

const reading = { hosts: ['www.example.com'], contentUrl: 'https://cms.example.com' }

const envelope = (...hits: unknown[]) => ({
  took: 3,
  timed_out: false,
  hits: { total: { value: hits.length, relation: 'eq' }, max_score: 1, hits },
})

const hit = (source: object, more: object = {}) => ({
  _index: 'content',
  _id: 'a',
  _score: 1,
  _source: source,
  ...more,
})

test('A response without any addition is read, and says that it has none.', () => {
  const page = readHitPage(envelope(hit({ title: 'Contact', url: '/en/contact', processor: 'website' })), reading)
  expect(page.hits).toMatchObject([
    { processor: 'website', title: 'Contact', url: '/en/contact', content: '', img: '' },
  ])
  expect(page).toMatchObject({ total: 1, isTotalExact: true, counts: undefined, facets: [], understood: undefined })
})

test.each([
  [{ processor: 'shop product' }, 'shop product'],
  [{ processor: 'shop_product' }, 'shop product'],
  [{ source: 'ShopProduct' }, 'shop product'],
  [{ source: { processor: 'contacts' } }, 'contacts'],
  [{ source: 'downloads' }, 'downloads'],
  [{ processor: 'constructor' }, 'website'],
  [{}, 'website'],
])('The processor of %j is %s.', (source, processor) => {
  expect(readHitPage(envelope(hit({ title: 'A', ...source })), reading).hits[0]?.processor).toBe(processor)
})

test('A processor beside the source is found, and one that is not known makes a page.', () => {
  const page = readHitPage(
    envelope({ _source: { title: 'A' }, source: { processor: 'downloads' } }, 'nonsense'),
    reading,
  )
  expect(page.hits.map(({ processor, id }) => [processor, id])).toEqual([
    ['downloads', '0'],
    ['website', '1'],
  ])
})

test('Mail addresses are concealed wherever they are, and marks that no longer fit are dropped.', () => {
  const source = {
    processor: 'contacts',
    title: 'Anna',
    email: 'anna@example.com',
    data: { content: 'x anna@example.com' },
  }
  const [found] = readHitPage(envelope(hit(source, { highlight: { content: [[2, 6]] } })), reading).hits
  expect(JSON.stringify(found)).not.toContain('@')
  expect(found).toMatchObject({ contact: { email: 'anna (at) example.com' }, contentMarks: [] })
})

test('Pictures of contacts are relative to the content system, and no other scheme than of the web is passed on.', () => {
  const imageArray = ['fileadmin/anna.jpg', 'javascript:alert(1)', 'https://cdn.example.com/b.jpg']
  const [found] = readHitPage(envelope(hit({ processor: 'contacts', name: 'Anna', imageArray })), reading).hits
  expect(found).toMatchObject({
    contact: { name: 'Anna', images: ['https://cms.example.com/fileadmin/anna.jpg', 'https://cdn.example.com/b.jpg'] },
  })
})

test('Marks that overlap, end behind the text or are not numbers are passed over.', () => {
  const marks = [
    [0, 2],
    [1, 3],
    [4, 4],
    ['x', 5],
    [3, 5],
    [4, 99],
  ]
  const [found] = readHitPage(envelope(hit({ title: 'abcdef' }, { highlight: { title: marks } })), reading).hits
  expect(found?.titleMarks).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 5 },
  ])
})

test('A product without an addition can be linked only; with it a choice is needed unless it says no.', () => {
  const read = (product?: object) =>
    readHitPage(envelope(hit({ processor: 'shop product', title: 'A', product })), reading).hits[0]
  expect(read()).toMatchObject({ product: undefined })
  expect(read({ id: 'p', number: 'T-1' })).toMatchObject({
    product: { isChoiceNeeded: true, price: null, variantId: null },
  })
  expect(read({ id: 'p', isChoiceNeeded: false, price: 12.5 })).toMatchObject({
    product: { isChoiceNeeded: false, price: 12.5 },
  })
})

test.each([[undefined], [null], ['no'], [[]], [{ hits: null }], [{ hits: { hits: 'x', total: 'many' } }]])(
  'Of %j no hit is read.',
  (json) => expect(readHitPage(json, reading)).toMatchObject({ hits: [], total: 0 }),
)

test('An old service gives the total as a number.', () => {
  expect(readHitPage({ hits: { total: 7, hits: [] } }, reading).total).toBe(7)
})

test('Counts and facets are read by processor and name.', () => {
  const aggregations = {
    processor: { buckets: [{ key: 'shop product', doc_count: 5 }] },
    filters: { chain: { label: 'Chain', buckets: [{ key: '08b-1', label: '08B-1', doc_count: 4 }] } },
    ranges: { length: { label: 'length', unit: 'mm', min: 20, max: 3000 } },
  }
  expect(readHitPage({ ...envelope(), aggregations }, reading)).toMatchObject({
    counts: { 'shop product': 5, website: 0, contacts: 0, downloads: 0 },
    facets: [{ name: 'chain', label: 'Chain', values: [{ key: '08b-1', label: '08B-1', count: 4 }] }],
    measures: [{ key: 'length', label: 'length', unit: 'mm', min: 20, max: 3000 }],
  })
})
