import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import { companySchema } from '#contracts/company.ts'
import demo from '#data/company.json'
import { loadSite } from './files/load.ts'
import { resolveHtml } from './documents/links.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markdown-'))
  await mkdir(join(folder, 'pages/de/texts'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

/** HTML of a page's text, with the links of the site. */
async function htmlOf(bodytext: unknown): Promise<string> {
  const page = { uid: 1, title: 'Home', meta: { description: 'd' }, main: [{ type: 'text', bodytext }] }
  await writeFile(join(folder, 'pages/de/index.json'), JSON.stringify(page))
  const site = await loadSite({ folder, company: companySchema.parse(demo), defaultLocale: 'de', base: '' })
  const [element] = site.pages[0]?.main ?? []
  return resolveHtml(site, 'de', element && 'bodytext' in element ? element.bodytext : '')
}

const TEXT = ['## Call us', '', 'Under [{company.phone}]({company.tel}), **free**.', '', '- [Home](page:1#top)', '- b']
const HTML =
  '<h2>Call us</h2>\n<p>Under <a href="tel:+49555231250">+49 555 23125-0</a>, <strong>free</strong>.</p>\n' +
  '<ul>\n<li><a href="/de#top">Home</a></li>\n<li>b</li>\n</ul>\n'

test('Markdown in a field or in a file of its own is HTML, with links to pages and facts of the company.', async () => {
  expect(await htmlOf({ markdown: TEXT })).toBe(HTML)
  await writeFile(join(folder, 'pages/de/texts/call.md'), TEXT.join('\n'))
  expect(await htmlOf({ markdown: 'texts/call.md' })).toBe(HTML)
})

test('HTML in Markdown is read by the same list of what is allowed as other HTML.', async () => {
  const html = await htmlOf({
    markdown: 'a <script>alert(1)</script> [b](javascript:alert(1)) <mark onclick="x">c</mark>',
  })
  const nodes = JSON.stringify(readRichText(html, { hosts: [] }))
  expect(nodes).toContain('"mark"')
  expect(nodes).not.toMatch(/script|alert|onclick/)
})

test('A missing file, a link to no page and a field of another name are mistakes with file and field.', async () => {
  await expect(htmlOf({ markdown: 'call.md' })).rejects.toThrow(
    'pages/de/index.json: main.0.bodytext.markdown: call.md does not exist',
  )
  await expect(htmlOf({ markdown: '[a](page:9)' })).rejects.toThrow('main.0.bodytext: page 9 does not exist')
  await expect(htmlOf({ markdwon: 'a' })).rejects.toThrow('main.0.bodytext: must be HTML, or { "markdown": … }')
})
