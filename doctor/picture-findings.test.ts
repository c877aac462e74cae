import { expect, test } from 'vitest'
import { pictureFindings } from './picture-findings.ts'

const SETTINGS = {
  imageOrigins: ['https://shop.example.com'],
  publicUrl: 'https://www.example.com',
  setting: 'SHOP_URL',
} as const
const blocked = (...urls: string[]) => pictureFindings(urls, SETTINGS).map(({ problem }) => problem.split(', which')[0])

test('Pictures of the shop, of the site and of no host at all are shown.', () => {
  expect(blocked('https://shop.example.com/a.png', 'https://www.example.com/b.png', '/media/c.png', '')).toEqual([])
})

test('Each other origin is named once, another scheme is another origin.', () => {
  expect(
    blocked('https://cdn.example.net/a.png', 'https://cdn.example.net/b.png', 'http://shop.example.com/c.png'),
  ).toEqual(['Pictures come from https://cdn.example.net, http://shop.example.com'])
})
