import { expect, test } from 'vitest'
import type { Locale } from '#contracts/locales.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { seoAlternates } from './alternates.server.ts'

const answering = (elements: unknown[]) => (async () => ({ elements })) as unknown as ShopClient
const shops: Record<Locale, ShopClient> = {
  de: answering([{ seoPathInfo: 'kettenfuehrung' }]),
  en: answering([{ seoPathInfo: 'chain-guide' }]),
  nl: answering([]),
  cz: (() => Promise.reject(new Error('unreachable'))) as unknown as ShopClient,
}

test('names the page where a language has one and leaves the others out', async () => {
  const address = (locale: Locale, path: string) => `/${locale}/shop/product/${path}`
  const here = { locale: 'de' as const, seoPath: Promise.resolve('own') }
  expect(await seoAlternates((locale) => shops[locale], here, 'p1', 'frontend.detail.page', address)).toEqual({
    // The page's own, without asking.
    de: '/de/shop/product/own',
    en: '/en/shop/product/chain-guide',
  })
})
