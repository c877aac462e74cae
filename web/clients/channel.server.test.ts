import { expect, test } from 'vitest'
import type { SalesChannelContext } from '#contracts/shop/context.ts'
import { channelOrigins, toShopChannel } from './channel.server.ts'

const DE = '2fbb5fe2e29a4d70aa5854ce7ce3e20b'
const contextWith = (taxState: string, urls: string[] | null): SalesChannelContext => ({
  token: 't',
  customer: null,
  salesChannel: {
    id: 'c',
    name: 'Shop',
    navigationCategoryId: 'n',
    languageId: DE,
    currencyId: 'e',
    domains: urls && urls.map((url) => ({ url, languageId: DE })),
  },
  currency: { id: 'e', isoCode: 'EUR', symbol: '€' },
  context: { languageIdChain: [DE], taxState },
  paymentMethod: { id: 'p', name: 'Invoice' },
  shippingMethod: { id: 's', name: 'Standard' },
})

test('a channel has its tax state and domains without slashes at their ends', () => {
  expect(toShopChannel(contextWith('gross', ['https://shop.example.com/', 'https://shop.example.com/en']))).toEqual({
    taxState: 'gross',
    domains: [
      { url: 'https://shop.example.com', languageId: DE },
      { url: 'https://shop.example.com/en', languageId: DE },
    ],
    languageChain: [DE],
  })
})

test('an unknown tax state is neither gross nor net, and a channel may have no domains', () => {
  expect(toShopChannel(contextWith('mixed', null))).toMatchObject({ taxState: undefined, domains: [] })
})

test('pictures may come from each web domain, not from the name of a headless channel', () => {
  const domains = ['default.headless0', 'https://shop.example.com', 'https://shop.example.com/en', 'http://intern:8000']
  expect(channelOrigins(toShopChannel(contextWith('net', domains)))).toEqual([
    'https://shop.example.com',
    'http://intern:8000',
  ])
})
