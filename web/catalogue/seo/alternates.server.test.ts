import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import { type Locale, perLocale } from '#contracts/locales.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { seoAlternates } from './alternates.server.ts'

const answering = (elements: unknown[]) => (async () => ({ elements })) as unknown as ShopClient
const DOWN = new ServiceFailure({
  service: 'shop',
  operation: 'POST /seo-url',
  kind: 'unreachable',
  status: 503,
  errors: [],
})
const shops: Record<Locale, ShopClient> = {
  ...perLocale(() => answering([])),
  de: answering([{ seoPathInfo: 'kettenfuehrung' }]),
  en: answering([{ seoPathInfo: 'chain-guide' }]),
  cz: (() => Promise.reject(DOWN)) as unknown as ShopClient,
}

test('alternates contain the languages that have the page and omit the others', async () => {
  const address = (locale: Locale, path: string) => `/${locale}/shop/product/${path}`
  const current = { locale: 'de' as const, seoPath: Promise.resolve('own') }
  const reported: unknown[] = []
  const report = (failure: unknown) => void reported.push(failure)
  expect(
    await seoAlternates((locale) => shops[locale], current, 'p1', 'frontend.detail.page', address, report),
  ).toEqual({
    // The page's own path, without a request.
    de: '/de/shop/product/own',
    en: '/en/shop/product/chain-guide',
  })
  // A page that lacks a part is not cached.
  expect(reported).toEqual([DOWN])
})

test('a defect is not mistaken for a language without the page', async () => {
  const defect = (() => Promise.reject(new TypeError('defect'))) as unknown as ShopClient
  const current = { locale: 'de' as const, seoPath: Promise.resolve('own') }
  const alternates = seoAlternates(
    (locale) => (locale === 'cz' ? defect : shops[locale]),
    current,
    'p1',
    'frontend.detail.page',
    String,
    () => {},
  )
  await expect(alternates).rejects.toThrow('defect')
})
