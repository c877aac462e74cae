import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { tracesIn } from '#test/support/demo-traces.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'

const NAME = 'Weber Gummitechnik'
const COLOUR = '#12507a'

let site: RunningSite
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-company-'))
  const facts = ['--name', NAME, '--mail', 'post@weber.example', '--colour', COLOUR]
  execFileSync(process.execPath, ['tools/company-new/cli.ts', folder, ...facts], { stdio: 'pipe' })
  site = await startSite({ env: { COMPANY_DIR: folder } })
})
afterAll(async () => {
  await site?.dispose()
  rmSync(folder, { recursive: true, force: true })
})

const read = async (path: string) => {
  const response = await fetch(site.url + path)
  return { status: response.status, text: await response.text() }
}

/** Addresses of the site that a page links to. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

test('no page of a new company that a visitor can reach has a trace of the demo', async () => {
  const open = LOCALES.map((locale) => `/${locale}`)
  const seen = new Set(open)
  for (const path of open) {
    const { status, text } = await read(path)
    expect([path, status, tracesIn(text)]).toEqual([path, 200, []])
    for (const next of linksOf(text)) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['/en/shop/category/first', '/en/privacy', '/cz/news/website']))
})

test('a new company has its own colour and symbol, and no tool that needs files which it lacks', async () => {
  const { text } = await read('/en')
  expect(text).toContain(`--green-700:${COLOUR}`)
  expect(text).toContain(`<meta name="theme-color" content="${COLOUR}"/>`)
  expect(JSON.parse((await read('/manifest.webmanifest')).text)).toMatchObject({ name: NAME, theme_color: COLOUR })
  for (const tool of ['chain-rack', 'chemical-resistance']) {
    const { status, text: page } = await read(`/en/tools/${tool}`)
    expect([status, page.includes(NAME), tracesIn(page)]).toEqual([404, true, []])
  }
})
