import { expect, test } from 'vitest'
import { keepCampaign, withoutCampaign } from './campaign.ts'

const from = (query: string, method = 'GET') => new Request(`http://site.test/de/alt${query}`, { method })
const to = (location: string) => new Response(null, { status: 301, headers: { location, 'cache-control': 'no-store' } })

test.each([
  ['?utm_source=mail&gclid=1', '/de/neu', '/de/neu?utm_source=mail&gclid=1'],
  ['?a=1&utm_source=gr%C3%BCn+%26+wei%C3%9F', '/de/neu?a=1', '/de/neu?a=1&utm_source=gr%C3%BCn+%26+wei%C3%9F'],
  ['?utm_source=mail', '/de/neu?a=1#teil', '/de/neu?a=1&utm_source=mail#teil'],
  ['?utm_source=mail&fbclid=2', '/de/neu?utm_source=own', '/de/neu?utm_source=own&fbclid=2'],
  ['?a=1', '/de/neu', '/de/neu'],
  ['?utm_source=mail', 'https://www.example.com/katalog', 'https://www.example.com/katalog'],
  ['?utm_source=mail', '/\\\\www.example.com:x', '/\\\\www.example.com:x'],
  ['?utm_source=mail', '//www.example.com/katalog', '//www.example.com/katalog'],
])('of %s, a redirect to %s leads to %s', (query, location, expected) => {
  const { status, headers } = keepCampaign(to(location), from(query))
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([301, expected, 'no-store'])
})

test('the response that visitors share stays as it is', () => {
  const shared = to('/de/neu')
  keepCampaign(shared, from('?gclid=1'))
  expect(shared.headers.get('location')).toBe('/de/neu')
})

test('a page, and the response to a form, stay as they are', () => {
  const page = new Response('hello')
  expect(keepCampaign(page, from('?gclid=1'))).toBe(page)
  const sent = to('/de/danke')
  expect(keepCampaign(sent, from('?gclid=1', 'POST'))).toBe(sent)
})

test('an address without a campaign keeps its spelling', () => {
  expect(withoutCampaign('http://site.test/de?a=%7e+b')).toBe('http://site.test/de?a=%7e+b')
  expect(withoutCampaign('http://site.test/de?b=2&pk_x=3&a=1')).toBe('http://site.test/de?b=2&a=1')
})
