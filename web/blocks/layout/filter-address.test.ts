import { expect, test } from 'vitest'
import { filterAddress } from './filter-address.ts'

test.each([
  ['', 'year', '2026', '/de/news?year=2026#c5'],
  ['?year=2025&topic=3&page=2', 'year', '2026', '/de/news?year=2026&topic=3#c5'],
  ['?year=2025&topic=3', 'year', '', '/de/news?topic=3#c5'],
  ['?year=2025', 'year', '', '/de/news#c5'],
  ['?tx_form_formframework%5Baction%5D=perform&cHash=1&topic=3', 'year', '2026', '/de/news?topic=3&year=2026#c5'],
  ['?tx_news_pi1%5BcurrentPage%5D=2&cHash=1', 'year', '', '/de/news?tx_news_pi1%5BcurrentPage%5D=2&cHash=1#c5'],
  ['?q=a%26b', 'language', 'cs', '/de/news?q=a%26b&language=cs#c5'],
])('From %j, %s = %j leads to %j.', (search, name, value, address) => {
  expect(filterAddress({ pathname: '/de/news', search }, name, value, 'c5')).toBe(address)
})
