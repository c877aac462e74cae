import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { startStandInTypo3, type StandInTypo3 } from '#test/support/typo3/server.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

let typo3: StandInTypo3
let site: RunningSite

beforeAll(async () => {
  typo3 = await startStandInTypo3()
  // Its own, as the next one: their content is not the demo's.
  site = await startSite({ template: await siteTemplate(), env: { CONTENT_URL: typo3.url } })
})
afterAll(async () => {
  await typo3.close()
  await site.dispose()
})
afterEach(() => {
  typo3.mood = 'working'
})

/** A different address each time, so that the cache has no page of an earlier test. */
let number = 0
const fresh = (path: string) => `${path}${path.includes('?') ? '&' : '?'}n=${++number}`
const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })
const read = async (path: string) => {
  const response = await get(fresh(path))
  return { status: response.status, headers: response.headers, html: await response.text() }
}
/** Requests that a request to the site causes at the stand-in. */
async function askedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = typo3.requests.length
  await act()
  return typo3.requests.slice(before)
}

/** A reading takes longer on a busy machine than what comes soon, in milliseconds. */
const SOON_READ = { timeout: 150_000, interval: 100 } as const
const LONG = 300_000

// First: a reading that the moods of other tests interrupt begins again a minute later.
describe('the search in front of a TYPO3', () => {
  const search = async (term: string, view: string, locale = 'de') =>
    (await read(`/${locale}/search?term=${encodeURIComponent(term)}&view=${view}`)).html
  const isRead = () =>
    vi.waitFor(async () => {
      const reply: unknown = await (await get(fresh('/de/search/hits?term=Geschichte'))).json()
      expect(reply).toMatchObject({ incomplete: [] })
    }, SOON_READ)

  test(
    'its pages, people and files are found at their addresses',
    async () => {
      await isRead()
      expect(await search('Geschichte', 'content')).toContain('href="/de/unternehmen/geschichte"')
      expect(await search('Hallen', 'content')).toContain('href="/de/unternehmen"')
      expect(await search('Kreutz', 'contacts')).toContain('Jana Kreutz')
      expect(await search('Lagerhinweise', 'downloads')).toContain(`href="${typo3.url}/fileadmin/lagerhinweise.pdf"`)
      // As the language fallback of the TYPO3 shows it.
      expect(await search('Geschichte', 'content', 'en')).toContain('href="/en/unternehmen/geschichte"')
    },
    LONG,
  )

  test(
    'tools are found beside its pages',
    async () => {
      await isRead()
      const hits = pageBody(await search('Kettenzahnstange', 'content')).querySelectorAll('main ul > li > a')
      expect([...hits].map((hit) => hit.getAttribute('href'))).toContain('/de/tools/chain-rack')
    },
    LONG,
  )
})

describe('pages of a TYPO3', () => {
  test('home has its own h1, and the window the title for search engines', async () => {
    const { status, html } = await read('/de')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Willkommen<\/h1>/)
    expect(html).toContain('<title>Gleitprofile vom Hersteller')
    expect(html).toContain('Text neben dem Bild.')
    expect(html).toContain('href="/de/unternehmen"')
    expect(html).not.toContain('href="/de/"')
  })

  test('no mail address is in the markup, whatever element contains it', async () => {
    for (const path of ['/de', '/de/elemente'])
      expect((await read(path)).html).not.toMatch(/(info|lager|anna)@example\.com/)
    expect((await read('/de')).html).toContain('info (at) example.com')
  })

  test('elements without a block show their header and text, and are logged once per type', async () => {
    const { html } = await read('/de/elemente')
    for (const text of ['[&quot;wie JSON&quot;]', 'PE-UHMW', 'Menü']) expect(html).toContain(text)
    await read('/de/elemente')
    for (const type of ['quatsch']) expect(site.output().split(`"wireType":"${type}"`)).toHaveLength(2)
  })

  test('a list of news that is not connected says nothing about its selection, and is logged', async () => {
    const { status, html } = await read('/de/aktuelles')
    expect([status, html.includes('Zu dieser Auswahl')]).toEqual([200, false])
    expect(site.output()).toMatch(/"wireType":"news_pi1","problem":"[^"]*TypoScript/)
  })

  test('a sign-in to the TYPO3 says that there is none here, and is logged', async () => {
    expect((await read('/de/anmelden')).html).toContain('keine Anmeldung')
    expect((await read('/cz/anmelden')).html).toContain('nemá přihlášení')
    expect(site.output()).toMatch(/"wireType":"felogin_login","problem":"Visitors cannot sign in/)
  })

  test('canonical address, nofollow and words for shared links are those that an editor has set', async () => {
    const { html } = await read('/de/mit-seo')
    for (const tag of [
      `<link rel="canonical" href="${site.url}/de/unternehmen?a=1&amp;b=2"/>`,
      '<meta name="robots" content="nofollow"/>',
      '<meta property="og:title" content="Profile zum Teilen"/>',
      '<meta property="og:description" content="Ein Satz &amp; noch einer"/>',
      '<meta name="twitter:title" content="Kurz"/>',
    ])
      expect(html).toContain(tag)
    expect(html).not.toContain('rel="alternate" hrefLang')
    const { html: own } = await read('/de/unternehmen')
    expect(own).toContain(`<link rel="canonical" href="${site.url}/de/unternehmen"/>`)
    for (const tag of ['rel="alternate" hrefLang="de"', 'og:title" content="Über uns']) expect(own).toContain(tag)
  })

  test('a page without a heading element has its name as h1', async () => {
    const { html } = await read('/de/unternehmen')
    expect(html).toMatch(/<h1[^>]*>Unternehmen<\/h1>/)
    expect(html).toContain('<title>Über unser Unternehmen')
  })

  test('plugins get their parameters, and a superfluous hash leads to the page without it', async () => {
    const paged = await get('/de/news?tx_news_pi1%5BcurrentPage%5D=2&cHash=good&utm_source=x')
    expect(await paged.text()).toContain('Neuigkeiten, Seite 2')
    const superfluous = await get('/de/unternehmen?cHash=good')
    expect([superfluous.status, superfluous.headers.get('location')]).toEqual([308, '/de/unternehmen'])
    expect((await get('/de/unternehmen?cHash=bad')).status).toBe(404)
  })

  test('a fallback does not count as a translation', async () => {
    const { status, html } = await read('/cz/unternehmen')
    expect(status).toBe(404)
    expect(html).toContain('Stránka zatím není v\u00a0tomto jazyce')
    expect(html).not.toContain('Zwei Hallen')
  })
})

test('captions of a film are passed on from the origin of the page', async () => {
  const response = await get('/resources/captions/fileadmin/film.vtt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8'])
  expect(await response.text()).toContain('Guten Tag')
  for (const path of ['fileadmin/none.vtt', 'fileadmin/film.mp4', 'de/kontakt'])
    expect((await get(`/resources/captions/${path}`)).status).toBe(404)
})

describe('redirects of a TYPO3', () => {
  test.each([
    ['/de/abkuerzung', 307, '/de/unternehmen'],
    ['/de/eigener-host', 307, '/de/unternehmen'],
    ['/de/fremd', 307, 'https://www.example.com/katalog?x=1'],
    ['/alte-seite.html', 301, '/de/unternehmen'],
    ['/index.php?id=7', 301, '/de/kontakt'],
    ['/index.php', 301, '/de'],
    ['/de/mit-query?a=b', 307, '/de/unternehmen?a=b'],
    ['/de/mit-query', 307, '/de/unternehmen'],
    ['/de/abkuerzung?utm_source=mail&gclid=1', 307, '/de/unternehmen?utm_source=mail&gclid=1'],
    ['/de/mit-query?a=b&fbclid=1', 307, '/de/unternehmen?a=b&fbclid=1'],
    ['/index.php?id=7&utm_source=mail', 301, '/de/kontakt?utm_source=mail'],
    ['/de/fremd?utm_source=mail', 307, 'https://www.example.com/katalog?x=1'],
    ['/de/fremd-mit-query?utm_source=mail', 307, 'https://www.example.com/katalog?utm_source=mail'],
  ])('%s is %i to %s, and is not followed on the server', async (path, status, location) => {
    const asked = await askedBy(async () => {
      const response = await get(path)
      expect([response.status, response.headers.get('location')]).toEqual([status, location])
    })
    expect(asked).not.toContain('/de/unternehmen')
  })

  test('a redirect to a file leads to the content system', async () => {
    expect((await get('/de/datei')).headers.get('location')).toBe(`${typo3.url}/fileadmin/datenblatt.pdf`)
  })

  test('an unknown address without a locale leads to the default language', async () => {
    const response = await get('/niemand?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/de/niemand?a=1'])
    const campaign = await get('/niemand?utm_source=mail&a=1')
    expect(campaign.headers.get('location')).toBe('/de/niemand?a=1&utm_source=mail')
  })
})

describe('missing pages of a TYPO3', () => {
  test('one for people who have signed in there says so', async () => {
    const { status, html } = await read('/de/intern')
    expect(status).toBe(403)
    expect(html).toMatch(/<h1[^>]*>Diese Seite ist nicht öffentlich<\/h1>/)
    expect(html).not.toMatch(/<h\d[^>]*>Hier ist nichts/)
  })

  test('show the page that the editors made for them, requested once a minute', async () => {
    const asked = await askedBy(async () => {
      for (let again = 0; again < 3; again++) {
        const { status, html } = await read('/de/gibt-es-nicht')
        expect([status, html.includes('Diesen Text hat die Redaktion geschrieben.')]).toEqual([404, true])
        expect(html.match(/<h1/g)).toHaveLength(1)
      }
    })
    const pages = asked.filter((address) => !address.includes('type=834'))
    expect(pages.toSorted()).toEqual(['cz', 'de', 'en', 'nl'].map((locale) => `/${locale}/gibt-es-nicht`))
  })

  test.each(['/de/%e4', '/de/a%00b'])('%s is never passed on', async (path) => {
    const asked = await askedBy(async () => expect((await get(path)).status).toBe(400))
    expect(asked.filter((address) => !address.includes('type=834'))).toEqual([])
  })

  test('a page without elements is a page with its name', async () => {
    const { status, html } = await read('/de/leer')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Leere Seite<\/h1>/)
  })

  test('many pages at once cause at most 16 simultaneous requests', async () => {
    typo3.peak = 0
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => (await get(`/de/viele-${index}`)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(typo3.peak).toBeGreaterThan(1)
    expect(typo3.peak).toBeLessThanOrEqual(16)
  })
})

describe('a TYPO3 in trouble', () => {
  test('flushes its caches unnoticed', async () => {
    await read('/de')
    typo3.mood = 'flushing'
    expect((await read('/de/unternehmen')).status).toBe(200)
  })

  test.each(['hanging', 'down'] as const)(
    'which is %s costs the shop neither its menus nor much time',
    async (mood) => {
      expect((await read('/de/shop')).html).toContain('href="/de/unternehmen"')
      typo3.mood = mood
      const start = performance.now()
      for (const path of ['/de/shop', '/de/shop/category/kettenfuehrungen', '/de/shop/cart']) {
        const { status, html } = await read(path)
        expect([status, html.includes('href="/de/unternehmen"')]).toEqual([200, true])
      }
      // Once 2 s for the menus, then their copy.
      expect(performance.now() - start).toBeLessThan(onQuietMachine(9_000))
    },
  )
})

test('redirects as JSON and the default language at the root give the same pages as prefixes', async () => {
  const atRoot = await startStandInTypo3({ defaultAtRoot: true, jsonRedirects: true })
  const env = { CONTENT_URL: atRoot.url, CONTENT_BASE_PATHS: '{"de":"/"}' }
  const other = await startSite({ template: await siteTemplate(), env })
  const ask = (path: string) => fetch(other.url + path, { redirect: 'manual' })
  try {
    const home = await (await ask('/de')).text()
    expect(home).toMatch(/<h1[^>]*>Willkommen<\/h1>/)
    expect(home).toContain('href="/de/unternehmen"')
    expect((await ask('/de/unternehmen')).status).toBe(200)
    expect((await ask('/en')).status).toBe(200)
    for (const path of ['/de/abkuerzung', '/de/eigener-host', '/alte-seite.html'])
      expect((await ask(path)).headers.get('location')).toBe('/de/unternehmen')
    expect((await ask('/unternehmen')).headers.get('location')).toBe('/de/unternehmen')
  } finally {
    await atRoot.close()
    await other.dispose()
  }
})
