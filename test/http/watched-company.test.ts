import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { SOON } from '#test/support/soon.ts'

let site: RunningSite
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watched-company-'))
  execFileSync(process.execPath, ['tools/company-new/cli.ts', folder, '--name', 'Weber'], { stdio: 'pipe' })
  site = await startSite({ env: { COMPANY_DIR: folder, WATCH: '1' } })
})
afterAll(async () => {
  await site?.dispose()
  rmSync(folder, { recursive: true, force: true })
})

const read = async (path: string) => (await fetch(site.url + path)).text()
const headingOf = (page: string) => /<h1[^>]*>([^<]*)/.exec(page)?.[1]
const problemOf = (page: string) => /<company-problem role="alert">.*?<\/style>([^<]*)/s.exec(page)?.[1]
const change = (file: string, from: string, to: string) => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replaceAll(from, to))
}
const untilPage = (path: string, check: (page: string) => void) => vi.waitFor(async () => check(await read(path)), SOON)

test('changed pages and facts, and another colour, show without a restart', async () => {
  expect(headingOf(await read('/en/contact'))).toBe('Contact')
  change('pages/en/contact.json', '"header": "Contact"', '"header": "Talk to us"')
  await untilPage('/en/contact', (page) => expect(headingOf(page)).toBe('Talk to us'))
  change('company.json', '#12507a', '#7a1250')
  change('company.json', '+49 000 000000', '+49 555 777')
  await untilPage('/en/contact', (page) => {
    expect(page).toContain('--green-700:#7a1250')
    expect(page.match(/\+49 555 777/g)?.length).toBeGreaterThan(2)
  })
})

test('a mistake is named at the top of every page, which stays as it was before, until it is corrected', async () => {
  expect(problemOf(await read('/en/contact'))).toBeUndefined()
  change('pages/en/contact.json', '"title":', '"titel":')
  await untilPage('/en/contact', (page) => {
    expect(problemOf(page)).toMatch(/pages\/en\/contact\.json: title: .*\n.*pages\/en\/contact\.json: .*"titel"/)
    expect(page).toContain('<title>Contact')
  })
  const other = await fetch(`${site.url}/en/shop/category/first`)
  const style = /<style>([^<]*)<\/style>[^<]*<\/company-problem>/.exec(await other.text())?.[1] ?? ''
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64')
  expect(other.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  expect(problemOf(await read('/en/nowhere'))).toContain('titel')
  change('pages/en/contact.json', '"titel":', '"title":')
  await untilPage('/en/contact', (page) => expect(problemOf(page)).toBeUndefined())
})

test('a colour in which text cannot be read is refused, and the one before stays', async () => {
  const [colour = ''] = /#\w+/.exec(readFileSync(join(folder, 'company.json'), 'utf8')) ?? []
  change('company.json', colour, '#f5a300')
  await untilPage('/en', (page) => expect(problemOf(page)).toContain('colours.brand #f5a300 is too light'))
  expect(await read('/en')).toContain(`--green-700:${colour}`)
})
