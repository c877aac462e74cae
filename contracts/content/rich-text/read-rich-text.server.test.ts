import { describe, expect, test } from 'vitest'
import { readRichText } from './read-rich-text.server.ts'
import type { RichNode } from './rich-text.ts'

const read = (html: unknown) => readRichText(html, { hosts: ['www.example.com'] })

const write = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { tag, children, ...attributes } = node
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
      return `<${tag}${written.join('')}>${write(children)}</${tag}>`
    })
    .join('')

describe('Rich text keeps', () => {
  test.each([
    '<abbr title="Polyethylen">PE</abbr> <q>b</q> <kbd>c</kbd> <mark>d</mark> <s>e</s> <u>f</u> <sub>g</sub>',
    '<del>r</del><ins>s</ins><cite>t</cite><dfn title="u">v</dfn><samp>w</samp><var>x</var>',
    '<pre>h\n  i</pre><address>j</address>',
    '<table><thead><tr><th>k</th></tr></thead><tbody><tr><td>m</td></tr></tbody><tfoot><tr><td>l</td></tr></tfoot></table>',
  ])('%s as it is', (html) => expect(write(readRichText(html, { hosts: [] }))).toBe(html))

  test.each([
    ['<ol start="3" type="a" reversed><li>g</li></ol>', '<ol start=3 type="a" reversed=true><li>g</li></ol>'],
    ['<ol start="1e9" type="x"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    [
      '<p class="lead text-right Mso" style="color:red" onclick="x()" title="x">a</p>',
      '<p classes=["lead","text-end"]>a</p>',
    ],
    ['<span class="text-center">q</span><span class="x">r</span>', '<span classes=["text-center"]>q</span>r'],
    [
      '<a href="/n" title="o" rel="nofollow evil" class="btn">p</a>',
      '<a title="o" href="/n" rel="nofollow" classes=["button"]>p</a>',
    ],
    ['<a href="/a" rel="opener prefetch" ping="/x" download>a</a>', '<a href="/a">a</a>'],
    ['<a href="sms:+49123">a</a>', '<a href="sms:+49123">a</a>'],
    ['<a href="//www.example.org/a">a</a>', '<a href="https://www.example.org/a">a</a>'],
  ])('of %s only %s', (html, kept) => expect(write(readRichText(html, { hosts: [] }))).toBe(kept))
})

describe('Rich text drops', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=x>alert(1)',
    '<style>p{}</style>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '<svg><a href="javascript:x">y</a></svg>',
    '<!-- <p>x</p> -->',
    '<img src=x onerror=alert(1)>',
    '<form action="/x"><textarea><p>x</p></textarea></form>',
  ])('%s', (html) => expect(read(html)).toEqual([]))

  test('Decoded text that looks like markup is text.', () => {
    expect(read('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toEqual([
      { tag: 'p', children: ['<script>alert(1)</script>'] },
    ])
  })

  test.each([
    null,
    undefined,
    '',
    'Oops, an error occurred! Code: 1',
    '<p>HEADLESS_INT_START<<x>>HEADLESS_INT_END</p>',
  ])('%s is not text.', (value) => expect(read(value)).toEqual([]))
})

test.each(['<ul><li>', '<strong><em>', '<b>', '<blockquote>'])('5,000 nested %s keep their text', (tags) => {
  expect(JSON.stringify(readRichText(`${tags.repeat(5_000)}Zugfest`, { hosts: [] }))).toContain('Zugfest')
})
