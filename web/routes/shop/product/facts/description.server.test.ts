import { expect, test } from 'vitest'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import { readRichDescription } from './description.server.ts'

const written = (node: RichNode): string =>
  typeof node === 'string'
    ? node
    : `<${node.tag}${node.href ? ` ${node.href}` : ''}>${node.children.map(written).join('')}</${node.tag}>`
const read = (html: string) => {
  const { lead, rest } = readRichDescription(html) ?? { lead: [], rest: [] }
  return { lead: lead.map(written).join(''), rest: rest.map(written).join('') }
}
const LONG = 'Lange Beschreibung. '.repeat(40)

test('A description in paragraphs only is plain text.', () => {
  expect(readRichDescription('Leiste')).toBeUndefined()
  expect(readRichDescription('<p>Leiste &amp; Profil</p><p>aus PE</p>')).toBeUndefined()
})

test('Links, lists and headings stay, one level below the page’s own headings; scripts and pictures go.', () => {
  const html =
    '<h2 id="x">Einsatz</h2><ul><li>leise</li></ul><p><a href="https://example.com/x" onclick="steal()">Blatt</a></p>' +
    '<img src="https://example.com/x.png"><script>steal()</script>'
  expect(read(html)).toEqual({
    lead: '<h3>Einsatz</h3><ul><li>leise</li></ul><p><a https://example.com/x>Blatt</a></p>',
    rest: '',
  })
})

test('Links into the shop’s own storefront keep their text only.', () => {
  const html =
    '<p><a href="/Einzelteil/RW-1">eins</a> <a href="124c71d5/detail/0a#">zwei</a> <a href="javascript:x()">drei</a></p>'
  expect(read(html).lead).toBe('<p>eins zwei drei</p>')
})

test('Of a long description the first paragraphs are beside the picture.', () => {
  expect(read(`<p>${LONG}</p><h2>Einsatz</h2><p>Ketten</p>`)).toEqual({
    lead: `<p>${LONG}</p>`,
    rest: '<h3>Einsatz</h3><p>Ketten</p>',
  })
})
