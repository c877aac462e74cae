import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { PRODUCT, VARIANT } from '#test/support/visitor.ts'
import { foreignWords, UNFILLED } from '#test/texts/foreign-words.ts'

let site: SharedSite
/** Id of the product. */
let id = ''
beforeAll(async () => {
  site = await sharedSite()
  const page = await (await fetch(site.url + PRODUCT)).text()
  id = /\/shop\/sheet\/([0-9a-f]{32})/.exec(page)?.[1] ?? ''
})

async function readSheet(locale: string, query = '') {
  const response = await fetch(`${site.url}/${locale}/shop/sheet/${id}${query}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const pdf = await getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const { items } = await page.getTextContent()
      return { text: items.map((item) => ('str' in item ? item.str : '')).join(' '), tree: await page.getStructTree() }
    }),
  )
  const { info } = await pdf.getMetadata()
  return { response, info: info as Record<string, unknown>, pages, isTagged: (await pdf.getMarkInfo())?.Marked }
}
const rolesOf = (node: unknown): string[] =>
  typeof node === 'object' && node !== null && 'role' in node && 'children' in node
    ? [String(node.role), ...(node.children as unknown[]).flatMap(rolesOf)]
    : []

/** Text of the table of variants, which begins on the second page. */
const tableOf = (pages: readonly { text: string }[]): string =>
  pages
    .slice(1)
    .map(({ text }) => text)
    .join(' ')
const numbersIn = (pages: readonly { text: string }[]) => tableOf(pages).match(/CT-\w+-\w+-\d000/g)

describe('The data sheet', () => {
  test.each([
    ['de', 'de', 'Datenblatt', 'Ausführungen', 'Seite 1 von'],
    ['en', 'en', 'Data sheet', 'Versions', 'Page 1 of'],
    ['nl', 'nl', 'Gegevensblad', 'Uitvoeringen', 'Pagina 1 van'],
    ['cz', 'cs', 'Technický list', 'Provedení', 'Strana 1 z'],
  ])('is in the language of the page: %s.', async (locale, language, title, variants, page) => {
    const { info, pages, isTagged, response } = await readSheet(locale)
    expect(info).toMatchObject({
      Language: language,
      Title: expect.stringContaining(title),
      Author: expect.any(String),
    })
    expect(isTagged).toBe(true)
    expect(pages[0]?.text).toContain(title)
    expect(pages[0]?.text).toContain(page)
    expect(pages[1]?.text).toContain(variants)
    const said = pages.map(({ text }) => text).join('\n')
    expect([foreignWords(said, locale), UNFILLED.exec(said)]).toEqual([[], null])
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[\w.-]+\.pdf"/)
  })

  test('has its parts tagged: headings, figures with a text, tables.', async () => {
    const [first] = (await readSheet('de')).pages
    const roles = rolesOf(first?.tree)
    for (const role of ['H1', 'H2', 'Figure', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role)
    expect(JSON.stringify(first?.tree)).toContain('"alt":"Querschnitt')
  })

  test('names the chosen variant, length and C-profile on one page, with all variants after it.', async () => {
    const { pages } = await readSheet('de', `?variant=${VARIANT}&length=1250`)
    expect(pages[0]?.text).toContain(VARIANT)
    expect(pages[0]?.text).toMatch(/1.250.mm/)
    expect(pages[0]?.text).toContain('Preis auf Anfrage')
    // The last lines of the first page.
    expect(pages[0]?.text).toContain('Technische Änderungen vorbehalten')
    expect(pages[0]?.text).toContain('Anfragen und aktuelle Angaben: anfrage@example.com')
    expect(numbersIn(pages)).toHaveLength(78)
  })

  test('has the variants that the filters leave, and says how many they are of.', async () => {
    const { pages } = await readSheet('de', '?by-number=08B1')
    expect(tableOf(pages)).toContain('Ausführungen, 6 von 78')
    // The first of them is drawn.
    expect(pages[0]?.text).toMatch(/b\s+26,4/)
    expect(numbersIn(pages)).toHaveLength(6)
  })

  test('is the same file for the same address, and not the same for another choice.', async () => {
    const bytes = async (query: string) =>
      Buffer.from(await (await fetch(`${site.url}/de/shop/sheet/${id}${query}`)).arrayBuffer())
    const [one, same, other] = [await bytes(''), await bytes('?utm_source=x'), await bytes(`?variant=${VARIANT}`)]
    expect(one.equals(same)).toBe(true)
    expect(one.equals(other)).toBe(false)
  })
})

describe('There is no data sheet', () => {
  test.each(['x', '0'.repeat(32), '%00'])('of the product %s.', async (product) => {
    const { status } = await fetch(`${site.url}/de/shop/sheet/${product}`)
    expect([400, 404]).toContain(status)
  })

  test.each([
    '?variant=XX-1',
    `?variant=${VARIANT}&length=5`,
    `?variant=${VARIANT}&length=99999`,
    `?variant=${VARIANT}&length=10.5`,
    `?variant=${VARIANT}&length=abc`,
    `?variant=${VARIANT}&length=1e3x`,
    '?length=500',
    `?variant=${VARIANT}&c-profile=${'0'.repeat(32)}`,
    '?c-profile=1',
  ])('with %s.', async (query) => {
    expect((await fetch(`${site.url}/de/shop/sheet/${id}${query}`)).status).toBe(404)
  })

  test('without more than a bounded number of filters: surplus and unknown ones are ignored.', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `by-x${index}=1`).join('&')
    const { pages } = await readSheet('de', `?${many}&by-number=${'9'.repeat(500)}`)
    expect(numbersIn(pages)).toHaveLength(78)
    expect(numbersIn(pages)).toEqual(numbersIn((await readSheet('de')).pages))
  })
})
