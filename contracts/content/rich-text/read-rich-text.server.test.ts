import { describe, expect, test } from 'vitest'
import { readRichText } from './read-rich-text.server.ts'

const read = (html: unknown) => readRichText(html, { hosts: ['www.example.com'] })

describe('Rich text keeps', () => {
  test('paragraphs, emphasis, line breaks and entities', () => {
    expect(read('<p class="x" style="color:red">A &amp; <b>B</b><br/>C&nbsp;&#8211;&#x20;D</p>\n')).toEqual([
      {
        tag: 'p',
        children: ['A & ', { tag: 'strong', children: ['B'] }, { tag: 'br', children: [] }, 'C\u00A0– D'],
      },
    ])
  })

  test('lists and tables without the blanks between their parts', () => {
    expect(read('<ul>\n <li>a</li>\n <li>b</li>\n</ul>')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
    ])
    expect(JSON.stringify(read('<table><tr> <td>1</td> </tr></table>'))).not.toContain('" "')
  })

  test('the text of unknown elements', () => {
    expect(read('<div><p>a <span onclick="x()">b</span></p></div>')).toEqual([{ tag: 'p', children: ['a b'] }])
  })

  test('the language of a passage, a paragraph and a link', () => {
    expect(read('<p lang="en">a <span lang="fr-CA">b<span> c</span> d</span> e</p>')).toEqual([
      { tag: 'p', lang: 'en', children: ['a ', { tag: 'span', lang: 'fr-CA', children: ['b c d'] }, ' e'] },
    ])
    expect(read('<p><a lang="en" href="/en">English</a></p>')).toEqual([
      { tag: 'p', children: [{ tag: 'a', lang: 'en', href: '/en', children: ['English'] }] },
    ])
    expect(read('<p>a <span lang="">b</span> <span lang="x y">c</span></p>')).toEqual([
      { tag: 'p', children: ['a b c'] },
    ])
  })

  test('unclosed and wrongly closed elements beside each other', () => {
    expect(read('<p>a<p>b</strong></p><ul><li>c<li>d</ul>')).toEqual([
      { tag: 'p', children: ['a'] },
      { tag: 'p', children: ['b'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['c'] },
          { tag: 'li', children: ['d'] },
        ],
      },
    ])
  })

  test('a list inside a list item', () => {
    expect(read('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a', { tag: 'ul', children: [{ tag: 'li', children: ['b'] }] }] },
          { tag: 'li', children: ['c'] },
        ],
      },
    ])
  })
})

describe('tables and distance', () => {
  test('spans and headings of cells within the bounds of browsers', () => {
    const cells = read('<table><tr><th scope="col" colspan="2">a</th><td rowspan="3" colspan="x">b</td></tr></table>')
    expect(JSON.stringify(cells)).toContain('{"tag":"th","colSpan":2,"scope":"col","children":["a"]}')
    expect(JSON.stringify(cells)).toContain('{"tag":"td","rowSpan":3,"children":["b"]}')
  })

  test('jump marks, but no empty paragraphs, also inside other elements', () => {
    const html = '<p></p><p>a</p><p>&nbsp;</p><blockquote><p><br></p><p>b</p></blockquote><p id="mark"></p>'
    expect(read(html)).toEqual([
      { tag: 'p', children: ['a'] },
      { tag: 'blockquote', children: [{ tag: 'p', children: ['b'] }] },
      { tag: 'p', id: 'mark', children: [] },
    ])
  })
})

describe('Links in rich text', () => {
  test('become paths on own hosts and stay as they are on others', () => {
    expect(read('<a href="https://www.example.com/de/agb?x=1#c2">a</a>')).toEqual([
      { tag: 'a', href: '/de/agb?x=1#c2', children: ['a'] },
    ])
    expect(read('<a href="https://other.example/x" target="_blank">a</a>')).toEqual([
      { tag: 'a', href: 'https://other.example/x', target: '_blank', children: ['a'] },
    ])
  })

  test('have concealed mail addresses, also in the text', () => {
    expect(
      read('<p>x@example.com <a href="mailto:anna@example.com?subject=a%20b&cc=x@y.example">anna@example.com</a></p>'),
    ).toEqual([
      {
        tag: 'p',
        children: [
          'x (at) example.com ',
          {
            tag: 'a',
            mail: 'anna (at) example.com',
            mailQuery: 'subject=a%20b',
            children: ['anna (at) example.com'],
          },
        ],
      },
    ])
  })

  test('have concealed mail addresses, also if written with character references', () => {
    expect(read('<p>anna&#64;example&#46;com</p>')).toEqual([{ tag: 'p', children: ['anna (at) example.com'] }])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    't3://page?uid=1',
    '//evil.example/x',
    'relative',
  ])('of the form %s are removed', (href) => {
    expect(read(`<a href="${href}">a</a>`)).toEqual([{ tag: 'a', children: ['a'] }])
  })
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
