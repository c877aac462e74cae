import { expect, test } from 'vitest'
import { readRichText } from './read-rich-text.server.ts'
import type { RichNode } from './rich-text.ts'

const write = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `<${node.tag}>${write(node.children)}</${node.tag}>`)).join('')
const nest = (html: string) => write(readRichText(html, { hosts: [] }))

test.each([
  ['<h2>a<h3>b</h3></h2>', '<h2>a</h2><h3>b</h3>'],
  ['<p>a<ul><li>b</ul>', '<p>a</p><ul><li>b</li></ul>'],
  ['<p><strong>a<ul><li>b</ul></strong></p>', '<p><strong>a</strong></p><ul><li>b</li></ul>'],
  ['<a href="/a">a<a href="/b">b</a></a>', '<a>a</a><a>b</a>'],
  [
    '<table><tr><td><p>a<td>b<tr><td>c</table>',
    '<table><tbody><tr><td><p>a</p></td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  ],
  [
    '<table><caption>a<tbody><tr><td>b</table>',
    '<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  ['<table><td>a</table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['<table>a<tr>b<td>c</table>', '<table><tbody><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>'],
  [
    '<table><thead><tr><td>a<tfoot><tr><td>b</table>',
    '<table><thead><tr><td>a</td></tr></thead><tfoot><tr><td>b</td></tr></tfoot></table>',
  ],
  ['<td>a</td><tr>b', 'ab'],
  ['<pre>\n a\n</pre>', '<pre>\n a\n</pre>'],
  ['<p>a<pre>b</pre><address>c<p>d</address>', '<p>a</p><pre>b</pre><address>c<p>d</p></address>'],
  ['<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
  ['a &amp; &lt;b&gt; <strong>c</strong> <em>d</em>', 'a & <b> <strong>c</strong> <em>d</em>'],
  ['<p>a</p>\n <p>b</p>', '<p>a</p><p>b</p>'],
  ['a</p>b', 'ab'],
  ['</ul></li></p>', ''],
])('%s nests as in a browser: %s.', (html, nested) => expect(nest(html)).toBe(nested))
