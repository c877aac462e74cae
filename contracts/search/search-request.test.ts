import { expect, test } from 'vitest'
import { groupSearchParams, searchQuerySchema, type SearchRequest, toSearchParams } from './search-request.ts'

const parse = (params: string) => searchQuerySchema.safeParse(groupSearchParams(new URLSearchParams(params)))

test('A request is the same after its way through an address.', () => {
  const request: SearchRequest = {
    term: '08b & "x" 100 %',
    locale: 'cz',
    source: 'shop product',
    from: 20,
    size: 40,
    filters: { chain: ['08b-1', '10b-1'], material: ['murytal-c'] },
    ranges: { length: { min: 100, max: 2000 }, 'inner-width': { max: 7.75 }, width: { min: 3 } },
    sort: 'number',
    completions: 5,
  }
  const { locale: lang, ...rest } = request
  expect(searchQuerySchema.parse(groupSearchParams(toSearchParams(request)))).toEqual({
    ...rest,
    lang,
    index: 'content',
  })
})

test('Only the term and the language are needed.', () => {
  expect(parse('term=a&lang=de').data).toEqual({
    term: 'a',
    lang: 'de',
    index: 'content',
    from: 0,
    size: 10,
    filters: {},
    ranges: {},
    sort: 'relevance',
    completions: 0,
  })
})

test('A term is trimmed, and cut without halving a character.', () => {
  expect(parse(`term=${encodeURIComponent(`  ${'😀'.repeat(300)}`)}&lang=de`).data?.term).toBe('😀'.repeat(200))
})

test.each([
  'term=a',
  'term=a&lang=fr',
  'term=a&lang=de&index=other',
  'term=a&lang=de&source=news',
  'term=a&lang=de&size=51',
  'term=a&lang=de&size=-1',
  'term=a&lang=de&size=1e1',
  'term=a&lang=de&from=1001',
  'term=a&lang=de&filter[bore]=8',
  'term=a&lang=de&sort=stock',
  'term=a&lang=de&completions=9',
  'term=a&lang=de&filter[chain]=',
  'term=a&lang=de&range[length]=5',
  'term=a&lang=de&range[length]=1..2..3',
  'term=a&lang=de&range[length]=a..b',
  'term=a&lang=de&range[LENGTH]=1..2',
  `term=a&lang=de${'&filter[chain]=x'.repeat(21)}`,
  `term=a&lang=de${'abcdefg'.replace(/./g, '&range[$&]=1..2')}`,
])('%s is refused.', (params) => expect(parse(params).success).toBe(false))

test('An unknown parameter is passed over.', () => {
  expect(parse('term=a&lang=de&fbclid=1').success).toBe(true)
})

test("A filter with the name of an object's own field is passed over.", () => {
  expect(parse('term=a&lang=de&filter[__proto__]=x').data).toMatchObject({ filters: {} })
})
