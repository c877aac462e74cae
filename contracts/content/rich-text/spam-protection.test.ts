import { expect, test } from 'vitest'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from './read-rich-text.server.ts'

const reading = { hosts: [] }
// `mailto:info@example.com` and `mailto:yz@example.com`, each character shifted by two or by minus three.
const INFO = { 'data-mailto-token': 'ocknvq,kphqBgzcorng0eqo', 'data-mailto-vector': '2' }
const WRAPPED = { 'data-mailto-token': 'jxfiql7vwXbuxjmib+zlj', 'data-mailto-vector': -3 }

test('A protected link in a text has its address.', () => {
  const attributes = Object.entries(INFO).map(([name, value]) => `${name}="${value}"`)
  expect(readRichText(`<a href="#" ${attributes.join(' ')}>info(at)example.com</a>`, reading)).toEqual([
    { tag: 'a', mail: 'info (at) example.com', children: ['info(at)example.com'] },
  ])
})

test.each([
  [INFO, 'mailto:info (at) example.com'],
  [WRAPPED, 'mailto:yz (at) example.com'],
])('A protected link has its address, even if characters wrap around.', (additionalAttributes, href) => {
  expect(readLink({ href: '#', additionalAttributes }, reading)?.href).toBe(href)
})

test('A token of another address than one of mail is ignored.', () => {
  const additionalAttributes = { 'data-mailto-token': 'javascript:alert(1)', 'data-mailto-vector': 0 }
  expect(readLink({ href: '#', additionalAttributes }, reading)).toBeUndefined()
})
