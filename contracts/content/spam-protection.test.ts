import { expect, test } from 'vitest'
import { readLink } from './read-link.ts'
import { readRichText } from './read-rich-text.server.ts'

const reading = { hosts: [] }
// `mailto:info@example.com` and `mailto:yz@example.com`, each character two or minus three further.
const INFO = { 'data-mailto-token': 'ocknvq,kphqBgzcorng0eqo', 'data-mailto-vector': '2' }
const WRAPPED = { 'data-mailto-token': 'jxfiql7vwXbuxjmib+zlj', 'data-mailto-vector': -3 }

test('a protected link in a text leads to its address', () => {
  const attributes = Object.entries(INFO).map(([name, value]) => `${name}="${value}"`)
  expect(readRichText(`<a href="#" ${attributes.join(' ')}>info(at)example.com</a>`, reading)).toEqual([
    { tag: 'a', mail: 'info (at) example.com', children: ['info(at)example.com'] },
  ])
})

test.each([
  [INFO, 'mailto:info (at) example.com'],
  [WRAPPED, 'mailto:yz (at) example.com'],
])('a protected link leads to its address, also where characters wrap around', (additionalAttributes, href) => {
  expect(readLink({ href: '#', additionalAttributes }, reading)?.href).toBe(href)
})

test('a token that hides another address than one of mail leads nowhere', () => {
  const additionalAttributes = { 'data-mailto-token': 'javascript:alert(1)', 'data-mailto-vector': 0 }
  expect(readLink({ href: '#', additionalAttributes }, reading)).toBeUndefined()
})
