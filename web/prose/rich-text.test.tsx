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
