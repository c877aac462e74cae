import { describe, expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { pageLanguages } from './page-languages.ts'

const HOMES = perLocale((locale) => `/${locale}`)
const SHOP = { otherLanguages: 'category root' } as const
const match = (rule?: Pick<RouteHandle, 'otherLanguages'>, loaderData?: unknown) => [
  { handle: undefined, loaderData: { locale: 'de' } },
  { handle: { caching: 'shared', ...rule }, loaderData },
]

describe('a product', () => {
  const alternates = { de: '/de/shop/product/kettenfuehrung', en: '/en/shop/product/chain-guide' }

  test('leads to its own address in a language, or otherwise to the categories', () => {
    const found = pageLanguages({ pathname: '/de/shop/product/kettenfuehrung' }, match(SHOP, { alternates }))
    expect(found.alternates).toEqual(alternates)
    expect(found.addresses).toEqual({ ...perLocale((locale) => `/${locale}/shop/category`), ...alternates })
  })

  test('keeps the chosen variant and the filters, but not on the way to the categories', () => {
    const here = { pathname: '/de/shop/product/kettenfuehrung', search: '?variant=CT-08B1' }
    const found = pageLanguages(here, match(SHOP, { alternates }))
    expect(found.alternates).toEqual(alternates)
    expect(found.addresses).toMatchObject({
      en: '/en/shop/product/chain-guide?variant=CT-08B1',
      nl: '/nl/shop/category',
    })
  })

  test('that was not found or could not be read leads to the categories', () => {
    const { alternates: none, addresses } = pageLanguages({ pathname: '/de/shop/product/nichts' }, match(SHOP))
    expect(none).toEqual({})
    expect(addresses).toEqual({
      ...perLocale((locale) => `/${locale}/shop/category`),
      de: '/de/shop/product/nichts',
    })
  })
})

test('a page with one path in all languages stays on it, also if it fails', () => {
  const same = perLocale((locale) => `/${locale}/shop/cart`)
  const found = pageLanguages({ pathname: '/de/shop/cart' }, match({ otherLanguages: 'same path' }))
  expect(found).toEqual({ alternates: same, addresses: same })
})

test('the languages from the loader take precedence over the path', () => {
  const alternates = { de: '/de/shop/checkout?step=summary', en: '/en/shop/checkout?step=summary' }
  const found = pageLanguages({ pathname: '/de/shop/checkout' }, match({ otherLanguages: 'same path' }, { alternates }))
  expect(found.addresses).toEqual({ ...perLocale((locale) => `/${locale}/shop/checkout`), ...alternates })
})

describe('a page of the content system', () => {
  test('leads to the explaining 404 page if it is not translated', () => {
    const alternates = { de: '/de/kontakt', en: '/en/contact' }
    const { addresses } = pageLanguages({ pathname: '/de/kontakt' }, match(undefined, { alternates }))
    expect(addresses).toEqual({ ...perLocale((locale) => `/${locale}/kontakt`), ...alternates })
  })

  test('keeps the filter of its list, and the token of a mail, but takes neither to the home page', () => {
    const alternates = { de: '/de/neues', en: '/en/news' }
    const here = { pathname: '/de/neues', search: '?year=2025&topic=3' }
    const found = pageLanguages(here, match({ otherLanguages: 'same query' }, { alternates }))
    expect(found.alternates).toEqual(alternates)
    expect(found.addresses.en).toBe('/en/news?year=2025&topic=3')
    const failed = pageLanguages(here, match({ otherLanguages: 'same query' }))
    expect([failed.alternates, failed.addresses.en]).toEqual([{}, '/en'])
  })

  test('drops the parameters of a campaign: the stored page would show them to all visitors', () => {
    const alternates = { de: '/de/neues', en: '/en/news' }
    const addressWith = (search: string) =>
      pageLanguages({ pathname: '/de/neues', search }, match({ otherLanguages: 'same query' }, { alternates }))
        .addresses.en
    expect(addressWith('?utm_source=mail&year=2025&fbclid=x')).toBe('/en/news?year=2025')
    expect(addressWith('?gclid=x')).toBe('/en/news')
  })

  test('that failed leads to the home pages', () => {
    const { alternates, addresses } = pageLanguages({ pathname: '/de/nirgends' }, match(undefined))
    expect(alternates).toEqual({})
    expect(addresses).toEqual({ ...HOMES, de: '/de/nirgends' })
  })

  test('that exists in another language leads there', () => {
    const { addresses } = pageLanguages({ pathname: '/nl/kontakt' }, match(undefined), { de: '/de/kontakt' })
    expect(addresses).toEqual({ ...HOMES, de: '/de/kontakt', nl: '/nl/kontakt' })
  })
})

test('the link of a mail keeps its query', () => {
  const here = { pathname: '/de/shop/account/recover/password', search: '?hash=abc' }
  const { alternates, addresses } = pageLanguages(here, match({ otherLanguages: 'same address' }))
  expect(addresses.nl).toBe('/nl/shop/account/recover/password?hash=abc')
  expect(alternates.nl).toBe('/nl/shop/account/recover/password')
})

test('other pages do not keep the query', () => {
  const here = { pathname: '/de/shop/cart', search: '?added=1' }
  expect(pageLanguages(here, match({ otherLanguages: 'same path' })).addresses.en).toBe('/en/shop/cart')
})

test('an address without a language of the site leads to the home pages', () => {
  const { addresses } = pageLanguages({ pathname: '/fr/quelque/part' }, match(undefined))
  expect(addresses).toEqual(HOMES)
})
