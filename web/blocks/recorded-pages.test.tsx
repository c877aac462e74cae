import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { readPageResult } from '#contracts/content/read-page.ts'
import { renderReadPage } from '#test/support/content-page.tsx'

// Responses of a TYPO3 13.4 with EXT:headless 4.7, with addresses of example hosts and without rows of its database.
const recorded = (name: string): { content: Record<string, object[]> } =>
  JSON.parse(readFileSync(join('test/support/typo3/recorded', `${name}.json`), 'utf8'))

/** Texts that visitors see, by their keys in a response. */
const SHOWN = new Set(['header', 'subheader', 'bodytext', 'tableCaption', 'abstract', 'description', 'alternative'])
const SHOWN_IN_MENUS = 'title'

/** The words of HTML or text, read by a parser that is not ours. */
function wordsOf(html: string): string[] {
  const { document } = new Window()
  // React parts its texts by empty comments; words of neighbouring blocks would be one.
  document.body.innerHTML = html.replaceAll('<!-- -->', '').replaceAll('<', ' <')
  for (const script of document.querySelectorAll('script, style')) script.remove()
  return document.body.textContent
    .replaceAll('@', ' at ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function* textsOf(value: unknown, key = '', inMenu = false): Generator<string> {
  if (typeof value === 'string' && (SHOWN.has(key) || (inMenu && key === SHOWN_IN_MENUS))) yield value
  if (typeof value !== 'object' || value === null) return
  // TYPO3 itself shows the header of a rule to editors only, and of an element in a menu no more than its header.
  if ('type' in value && value.type === 'div') return
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'media' && 'header' in value && inMenu) continue
    yield* textsOf(inner, Array.isArray(value) ? key : name, inMenu || name === 'menu')
  }
}

function render(name: string) {
  const { content } = recorded(name)
  const result = readPageResult(
    200,
    { content, meta: { title: 'Title' } },
    { hosts: [], contentUrl: 'https://cms.example.com' },
  )
  if (result.kind !== 'page') throw new Error(`${name} is not a page`)
  return { content, page: renderReadPage(result.page) }
}

describe.each(['elements-de', 'menus-de', 'home-de'])('%s', (name) => {
  test('every word of the response is in the page', () => {
    const { content, page } = render(name)
    const named = [...page.body.querySelectorAll('[alt], [aria-label]')].map(
      (element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '',
    )
    const inPage = new Set(wordsOf(`${page.body.innerHTML} ${named.join(' ')}`))
    const texts = [...textsOf(content)]
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.flatMap(wordsOf).filter((word) => !inPage.has(word))).toEqual([])
  })

  test('no two parts of the page have the same id, also where a shortcut shows an element again', () => {
    const ids = [...render(name).page.body.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

test('what an editor may not do in HTML of their own is not in the page: scripts, frames, styles, event handlers', () => {
  const { body } = render('elements-de').page
  expect(body.querySelectorAll('script, iframe, [style], [onclick], [onerror]')).toHaveLength(0)
  expect(body.textContent).toContain('Eigenes HTML')
})
