import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchReply } from '#web/search/hits/shown-hit.ts'
import { OverlayTabs } from './overlay-tabs.tsx'

/** The numbers of the tabs, in their order. */
function countsOf(incomplete: SearchReply['incomplete']): string[] {
  const counts = { products: 0, content: 11, contacts: 0, downloads: 0 }
  const reply = { view: 'content', counts, incomplete } as SearchReply
  const html = renderToStaticMarkup(<OverlayTabs reply={reply} onChoose={() => undefined} />)
  return [...html.matchAll(/<small>(.*?)<\/small>/g)].map(([, count]) => count ?? '')
}

test('each tab has its number of hits', () => {
  expect(countsOf([])).toEqual(['0', '11', '0', '0'])
})

test('a tab without hits has no number while its documents were not all read', () => {
  expect(countsOf([{ origin: 'shop', done: 0, total: 0 }])).toEqual(['', '11', '0', ''])
})
