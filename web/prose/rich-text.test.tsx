import { parse, serialize } from 'parse5'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { RichText } from './rich-text.tsx'

test('passages in another language are marked: a paragraph, words of a sentence, the text of a link', () => {
  const html =
    '<p>Der <span lang="en">clean room</span></p><p lang="nl">Een zin.</p><p><a lang="cs" href="/cz">Česky</a></p>'
  const nodes = readRichText(html, { hosts: [] })
  const Stub = createRoutesStub([{ path: '/', Component: () => <RichText nodes={nodes} /> }])
  const body = pageBody(renderToString(<Stub initialEntries={['/']} />))
  const marks = [...body.querySelectorAll('[lang]')].map((element) => [
    element.getAttribute('lang'),
    element.textContent,
  ])
  expect(marks).toEqual([
    ['en', 'clean room'],
    ['nl', 'Een zin.'],
    ['cs', 'Česky'],
  ])
})

test.each([
  '<table><thead><tr><th>a<tfoot><tr><td>b<tbody><tr><td>c</table><p>d</p>',
  '<table>a<tr>b<td>c<table><tr><td>d</table>e</table>f',
  '<p>a<pre>x\nb</pre><address>c<p>d</address>e<ul>f<li>g</ul>',
  '<td>a</td><caption>b</caption><li>c<dd>d',
  '<ol start="3" type="a" reversed><li><p>a<ol><li>b</ol></ol><q>c<abbr title="d">e',
  '<p><u>a<p>b</u>c<mark>d<h2>e</mark>f</h2><a href="/x">g<a href="/y">h<table><tr><td><a href="/z">i',
])('browsers make the same tree of the markup of %s', (html) => {
  const nodes = readRichText(html, { hosts: [] })
  const Stub = createRoutesStub([{ path: '/', Component: () => <RichText nodes={nodes} /> }])
  const markup = renderToString(<Stub initialEntries={['/']} />).replaceAll('<!-- -->', '')
  expect(serialize(parse(`<!doctype html><body>${markup}`))).toContain(`<body>${markup}</body>`)
})
