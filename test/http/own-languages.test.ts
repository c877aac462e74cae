import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCompany } from '#server/company-check/check-company.ts'
import { CZECH, ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { xmlProblems } from '#test/support/xml-problems.ts'

/** Any address of a page in a language that the company does not have. */
const UNOFFERED = /["' ](https?:\/\/[^/"']+)?\/(nl|cz)(\/[^"']*)?["']|hreflang="(nl|cs)"|Nederlands|Čeština/i
/** German words of the interface, which English pages lack. */
const FOREIGN_WORDS: Record<string, RegExp> = { en: /Warenkorb|Startseite|Suchergebnis|Datenschutz|Zum Inhalt/ }

let site: RunningSite
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-languages-'))
  const facts = ['--name', 'Weber Buffers', '--mail', 'post@weber.example', '--languages', 'en,de']
  execFileSync(process.execPath, ['tools/company-new/cli.ts', folder, ...facts], { stdio: 'pipe' })
  site = await startSite({ env: { COMPANY_DIR: folder } })
})
afterAll(async () => {
  await site?.dispose()
  rmSync(folder, { recursive: true, force: true })
})

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { redirect: 'manual', headers })
  const { status, headers: sent } = response
  return { status, location: sent.get('location'), text: await response.text() }
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

test('each page that a visitor can reach is in an offered language, and so are its links', async () => {
  const open = ['/en', '/de']
  const seen = new Set(open)
  for (const path of open) {
    const { status, text } = await read(path)
    expect([path, status, UNOFFERED.exec(text)?.[0]]).toEqual([path, 200, undefined])
    const language = path.split(/[/?]/)[1] ?? ''
    // Files have none.
    expect([path, /<html lang="(\w+)"/.exec(text)?.[1] ?? language]).toEqual([path, language])
    expect([path, FOREIGN_WORDS[language]?.exec(text)?.[0]]).toEqual([path, undefined])
    for (const next of linksOf(text)) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  const languages = new Set([...seen].map((path) => path.split(/[/?]/)[1]))
  expect(languages).toEqual(new Set(['en', 'de']))
  expect([...seen]).toEqual(expect.arrayContaining(['/en/shop/category/first', '/en/privacy', '/de/news/website']))
})

test.each([
  ['the first language for a stranger', 'fr', '/en'],
  ['the first language for a language that is not offered', 'nl, cs;q=0.9', '/en'],
  ['another one that is offered', 'nl, de;q=0.8, en;q=0.7', '/de'],
])('the address without a language leads to %s', async (_, accept, target) => {
  expect((await read('/', { 'accept-language': accept })).location).toBe(target)
})

test('the address without a language does not lead to a remembered one that is not offered', async () => {
  expect((await read('/', { cookie: 'language=nl' })).location).toBe('/en')
  expect((await read('/contact')).location).toBe('/en/contact')
})

test.each(['/nl', '/nl/contact', '/cz/shop', '/nl/shop/cart', '/cz.data', '/nl/news/website'])(
  '%s does not exist, and the page that says so is in the first language',
  async (path) => {
    const { status, text } = await read(path)
    expect(status).toBe(404)
    expect(/<html lang="(\w+)"/.exec(text)?.[1] ?? 'en').toBe('en')
    expect(UNOFFERED.exec(text.replaceAll(path, ''))?.[0]).toBeUndefined()
  },
)

test('search engines are told of the offered languages, the first for all others', async () => {
  const { text } = await read('/en/contact')
  const named = [...text.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="[^"]*?(\/\w+\/contact)"/gi)]
  expect(named.map(([, tag, path]) => [tag, path])).toEqual([
    ['en', '/en/contact'],
    ['de', '/de/contact'],
    ['x-default', '/en/contact'],
  ])
  const files = [...(await read('/sitemap.xml')).text.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]*)<\/loc>/g)]
  expect(files.map(([, file]) => file)).toEqual(
    expect.arrayContaining(['/sitemaps/pages-en-1.xml', '/sitemaps/products-de-1.xml']),
  )
  for (const [, file = ''] of files) expect((await read(file)).text).not.toMatch(/\/(nl|cz)\b|"(nl|cs)"/)
  expect((await read('/sitemaps/pages-nl-1.xml')).status).toBe(404)
})

test('the shop has the offered languages, and answers in the first one', async () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${site.url}/store-api${path}`, {
      headers: { 'sw-access-key': 'SWSCDEMOPROFILWERK00000000', ...headers },
    })
    return { status: response.status, json: await response.json() }
  }
  const listed: { id: string }[] = (await ask('/language')).json.elements
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([ENGLISH, GERMAN]))
  const { json } = await ask('/context')
  expect(json).toMatchObject({ salesChannel: { languageId: ENGLISH }, context: { languageIdChain: [ENGLISH, GERMAN] } })
  expect((await ask('/context', { 'sw-language-id': CZECH })).status).toBe(412)
})

async function search(language: string) {
  const response = await fetch(`${site.url}/search?term=product&lang=${language}`)
  return { status: response.status, text: await response.text() }
}

test.each(['en', 'de'])('the search in %s finds pages in it', async (language) => {
  const { status, text } = await search(language)
  expect(status).toBe(200)
  expect(text).toContain(`"/${language}/`)
  expect(UNOFFERED.exec(text)?.[0]).toBeUndefined()
})

test.each(['nl', 'fr'])('the search refuses %s, and names the languages that it has', async (language) => {
  const { status, text } = await search(language)
  expect(status).toBe(400)
  const reason = 'lang: Invalid option: expected one of en, de'
  expect(JSON.parse(text)).toMatchObject({ error: { type: 'invalid_query', reason } })
})

test('articles have a feed in the offered languages alone', async () => {
  for (const language of ['en', 'de']) {
    const { status, text } = await read(`/${language}/feed/news.atom`)
    expect([status, await xmlProblems(text, 'atom')]).toEqual([200, []])
    expect(text).toContain(`xml:lang="${language}"`)
    expect(text).toContain(`/${language}/news/website`)
    expect(UNOFFERED.exec(text)?.[0]).toBeUndefined()
  }
  expect((await read('/nl/feed/news.atom')).status).toBe(404)
})

test('the check accepts the folder, and names a text that an offered language lacks', async () => {
  expect((await checkCompany(folder)).flatMap(({ problems }) => problems)).toEqual([])
  const path = join(folder, 'company.json')
  const before = readFileSync(path, 'utf8')
  const company = JSON.parse(before)
  try {
    writeFileSync(path, JSON.stringify({ ...company, claim: { en: 'Buffers', nl: 'Buffers' } }))
    expect((await checkCompany(folder)).flatMap(({ problems }) => problems)).toEqual([
      expect.stringMatching(/company\.json is wrong:\n✖ is missing: the site has this language\n {2}→ at claim\.de$/),
    ])
  } finally {
    writeFileSync(path, before)
  }
})
