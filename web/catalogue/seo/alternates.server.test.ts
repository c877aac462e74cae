import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Locale } from '#contracts/locales.ts'
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
  de: answering([{ seoPathInfo: 'kettenfuehrung' }]),
  en: answering([{ seoPathInfo: 'chain-guide' }]),
  nl: answering([]),
  cz: (() => Promise.reject(DOWN)) as unknown as ShopClient,
}

test('names the page where a language has one and leaves the others out', async () => {
  const address = (locale: Locale, path: string) => `/${locale}/shop/product/${path}`
  const here = { locale: 'de' as const, seoPath: Promise.resolve('own') }
  const reported: unknown[] = []
  const report = (failure: unknown) => void reported.push(failure)
  expect(await seoAlternates((locale) => shops[locale], here, 'p1', 'frontend.detail.page', address, report)).toEqual({
    // The page's own, without asking.
    de: '/de/shop/product/own',
    en: '/en/shop/product/chain-guide',
  })
  // A page that lacks a part is not cached.
  expect(reported).toEqual([DOWN])
})

test('a defect is not taken for a language without the page', async () => {
  const defect = (() => Promise.reject(new TypeError('defect'))) as unknown as ShopClient
  const here = { locale: 'de' as const, seoPath: Promise.resolve('own') }
  const asked = seoAlternates(
    (locale) => (locale === 'cz' ? defect : shops[locale]),
    here,
    'p1',
    'frontend.detail.page',
    String,
    () => {},
  )
  await expect(asked).rejects.toThrow('defect')
})
