import { patienceOf } from '#web/clients/patience.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPageResult } from '#contracts/content/read-page.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import { renderReadPage } from '#test/support/content-page.tsx'
import { pageBody } from '#test/support/page-dom.ts'
import { loadBlocks } from './load-blocks.server.ts'

// Responses of a TYPO3 13.4 with EXT:headless 4.7, with addresses of example hosts and without rows of its database.
const recorded = (name: string): { content: Record<string, object[]> } =>
  JSON.parse(readFileSync(join('test/support/typo3/recorded', `${name}.json`), 'utf8'))

/** Texts that visitors see, by their keys in a response. */
const SHOWN = new Set([
  'header',
  'subheader',
  'bodytext',
  'tableCaption',
  'abstract',
  'description',
  'alternative',
  'teaser',
  'text',
  'label',
  'placeholder',
  'prependOptionLabel',
  'submitButtonLabel',
])
/** Lists whose entries have titles that visitors see. Elsewhere a title is that of a file or a link, for editors. */
const TITLED = new Set(['menu', 'list', 'items'])
/**
 * Pictures beside words of their own, in lists and in our elements. A caption is shown in galleries and articles. The
 * alternative text of a picture in a list would say its title twice.
 */
const BESIDE_WORDS = { list: new Set(['alternative', 'description']), own: new Set(['description']) }
/** Maps of a form whose values are labels. */
const LABELS = 'options'

/** The words of HTML or text, read by a parser that is not ours. */
function wordsOf(html: string): string[] {
  // React parts its texts by empty comments; words of neighbouring blocks would be one.
  const body = pageBody(html.replaceAll('<!-- -->', '').replaceAll('<', ' <'))
  for (const script of body.querySelectorAll('script, style')) script.remove()
  return body.textContent
    .replaceAll('@', ' at ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

interface Place {
  isTitled?: boolean
  /** Keys whose texts are not shown here. */
  hidden?: ReadonlySet<string>
}

function* textsOf(value: unknown, key = '', place: Place = {}): Generator<string> {
  const isShown = SHOWN.has(key) || (place.isTitled === true && key === 'title')
  if (typeof value === 'string' && isShown && !place.hidden?.has(key)) yield value
  if (typeof value !== 'object' || value === null) return
  const type = 'type' in value ? String(value.type) : ''
  // TYPO3 itself shows the header of a rule to editors only. Of an element in a menu it shows only its header.
  if (type === 'div') return
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'media' && 'header' in value && place.isTitled) continue
    // A heading's link is the heading, a card's the card, and a form's its target: only their address counts.
    if (name === 'headerLink' || (name === 'link' && !('bodytext' in value))) continue
    // The editor's title of a link goes before the name of its page.
    if (name === 'link') yield String(Object(inner).title || (Object(inner).linkText ?? ''))
    if (name === LABELS) for (const label of Object.values(Object(inner))) yield String(label)
    else yield* textsOf(inner, Array.isArray(value) ? key : name, placeOf(name, type, place))
  }
}

function placeOf(name: string, type: string, place: Place): Place {
  const isFile = name === 'image' || name === 'media'
  const hidden = name === 'list' ? BESIDE_WORDS.list : type.startsWith('site_') ? BESIDE_WORDS.own : place.hidden
  const isTitled = !isFile && (place.isTitled || name === 'detail' || TITLED.has(name))
  return { isTitled, ...(hidden && { hidden }) }
}

/** Services that are away: a block without them has every word of the editors, too. */
const AWAY = {
  shop: () => Promise.reject(new Error('no shop')),
  content: { page: () => Promise.reject(new Error('no content system')) },
  locale: 'de',
  languages: PAGE_LANGUAGE,
  breadcrumbs: [],
  siteName: 'Musterwerk',
  videoHosts: [],
  patience: patienceOf(),
  address: new URL('https://www.example.com/de/seite'),
  report: () => {},
} as unknown as Parameters<typeof loadBlocks>[1]

async function render(name: string) {
  const { content } = recorded(name)
  const result = readPageResult(
    name === 'status-404-de' ? 404 : 200,
    { content, meta: { title: 'Title' } },
    { hosts: [], contentUrl: 'https://cms.example.com' },
  )
  if (result.kind !== 'page') throw new Error(`${name} is not a page`)
  const data = await loadBlocks([...result.page.stage, ...result.page.main], AWAY)
  return { content, page: await renderReadPage(result.page, data) }
}

/** Every recorded page. */
const PAGES = readdirSync('test/support/typo3/recorded').map((file) => file.replace('.json', ''))

describe.each(PAGES)('%s', async (name) => {
  test('every word of the response is in the page', async () => {
    const { content, page } = await render(name)
    const named = [...page.body.querySelectorAll('[alt], [aria-label], [placeholder]')].flatMap((element) =>
      ['alt', 'aria-label', 'placeholder'].map((attribute) => element.getAttribute(attribute) ?? ''),
    )
    const inPage = new Set(wordsOf(`${page.body.innerHTML} ${named.join(' ')}`))
    const texts = [...textsOf(content)]
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.flatMap(wordsOf).filter((word) => !inPage.has(word))).toEqual([])
  })

  test('no two parts of the page have the same id, also where a shortcut shows an element again', async () => {
    const { page } = await render(name)
    const ids = [...page.body.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

test('forbidden parts of an editor’s HTML are not in the page: scripts, frames, styles, event handlers', async () => {
  const { body } = (await render('elements-de')).page
  expect(body.querySelectorAll('script, iframe, [style], [onclick], [onerror]')).toHaveLength(0)
  expect(body.textContent).toContain('Eigenes HTML')
})
