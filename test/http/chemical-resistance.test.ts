import { beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/locales.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { PRODUCT } from '#test/support/visitor.ts'

const TOOL = 'tools/chemical-resistance'
/** Two-step cleaning: plastics that withstand both. */
const PLAN = 'medium=natronlauge&medium=peressigsaeure&concentration=2&concentration=5&temperature=60&temperature='

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

async function open(query: string, locale: Locale = 'en') {
  const response = await fetch(`${site.url}/${locale}/${TOOL}${query && `?${query}`}`)
  expect(response.status, query).toBe(200)
  const html = await response.text()
  const body = pageBody(html)
  const textsOf = (selector: string) =>
    [...body.querySelectorAll(`main ${selector}`)].map((one) => one.textContent.trim())
  return { html, body, textsOf, ranking: () => textsOf('section[aria-labelledby="ranking"] li') }
}

test.each(LOCALES)(
  'Without scripts the form of %s has the whole question, and its page the whole answer.',
  async (locale) => {
    const { body, textsOf, ranking } = await open(PLAN, locale)
    const form = body.querySelector('main form[method="get"]')
    expect(form?.getAttribute('action')).toBe(`/${locale}/${TOOL}`)
    const valuesOf = (name: string) =>
      [...(form?.querySelectorAll(`input[name="${name}"]`) ?? [])].map((one) => one.getAttribute('value') ?? '')
    const names: Record<Locale, string[]> = {
      de: ['Natronlauge', 'Peressigsäure'],
      en: ['Sodium hydroxide solution', 'Peracetic acid'],
      nl: ['Natronloog', 'Perazijnzuur'],
      cz: ['Hydroxid sodný (roztok)', 'Kyselina peroctová'],
    }
    expect([valuesOf('medium'), valuesOf('concentration'), valuesOf('temperature')]).toEqual([
      names[locale],
      ['2', '5'],
      ['60', ''],
    ])
    expect(textsOf('section[aria-labelledby="ranking"] li h3').slice(0, 4)).toEqual([
      'PTFE',
      'PEEK',
      'PE-UHMW',
      'PE-HMW',
    ])
    // The medium that decides, its condition, and where it comes from.
    expect(ranking()[2]).toContain(`${names[locale][1]}, 5\u00a0%, `)
    expect(textsOf('section h3').slice(-2)).toEqual(names[locale])
    expect(textsOf('details summary span')[0]).toMatch(/14/)
  },
)

test('The form leads to the same answer again: names in the language of the page are understood.', async () => {
  const sent = new URLSearchParams([
    ['medium', 'Natronlauge'],
    ['medium', 'Peressigsäure'],
    ['concentration', '2'],
    ['concentration', '5'],
    ['temperature', '60'],
    ['temperature', ''],
    ['minimum', ''],
    ['group', ''],
  ])
  expect((await open(String(sent), 'de')).ranking()).toEqual((await open(PLAN, 'de')).ranking())
})

test('A further medium has an empty row, and each row can be removed.', async () => {
  const { body, textsOf } = await open('medium=NaOH&concentration=&temperature=&add=1')
  expect(body.querySelectorAll('main input[name="medium"]')).toHaveLength(2)
  const removals = [...body.querySelectorAll('main fieldset a[aria-label]')].map((one) =>
    one.getAttribute('aria-label'),
  )
  expect(removals).toEqual(['Remove Sodium hydroxide solution', 'Remove Medium 2'])
  expect(textsOf('h2')[0]).toBe('Plastics for Sodium hydroxide solution')
})

test('Wrong input has its error at its field, and stays there.', async () => {
  const { body, textsOf } = await open('medium=unobtainium&concentration=200&temperature=999')
  const errorOf = (id: string) => {
    const input = body.querySelector(`#${id}`)
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    const [described = ''] = input?.getAttribute('aria-describedby')?.split(' ') ?? []
    return [input?.getAttribute('value'), body.querySelector(`[id="${described}"]`)?.textContent]
  }
  expect(errorOf('medium-0')).toEqual(['unobtainium', expect.stringMatching(/^We do not know a medium by this name/)])
  expect(errorOf('concentration-0')).toEqual(['200', expect.stringContaining('at most 100')])
  expect(errorOf('temperature-0')).toEqual(['999', expect.stringContaining('−200 to 300')])
  expect(textsOf('h2').filter((title) => title.startsWith('Plastics for'))).toEqual([])
})

test('A name that several media bear asks, and one that is nearly right is not corrected.', async () => {
  const asked = async (medium: string) => {
    const { body, textsOf } = await open(`medium=${encodeURIComponent(medium)}`)
    const group = body.querySelector('[role="group"][aria-label="Suggestions"]')
    expect(textsOf('h2').filter((title) => title.startsWith('Plastics for'))).toEqual([])
    return [group?.querySelector('p')?.textContent, [...(group?.querySelectorAll('a') ?? [])].length]
  }
  expect(await asked('Chlor')).toEqual(['Which medium do you mean?', 4])
  expect(await asked('Kaliumchlorat')).toEqual(['We do not know this medium. Did you mean one of these?', 1])
})

test('A plan says which of its media are not counted, and without one that is clear there are no ratings.', async () => {
  const plan = await open('medium=natronlauge&medium=Chlor')
  expect(plan.textsOf('section p').join()).toContain('Not counted: Chlor. Please correct this row.')
  const hot = await open('medium=natronlauge&medium=salzsaeure&temperature=&temperature=400')
  expect(hot.textsOf('section p').join()).toContain('Not counted: Hydrochloric acid, 400')
  const misspelled = await open('medium=Kaliumchlorat')
  expect(misspelled.body.querySelectorAll('main tbody [role="img"]')).toHaveLength(0)
})

test('A name with its concentration, and a CAS number as it is printed, are understood.', async () => {
  const { body, textsOf } = await open('medium=Natronlauge%2050%20%25')
  const valueOf = (id: string) => body.querySelector(`#${id}`)?.getAttribute('value')
  expect([valueOf('medium-0'), valueOf('concentration-0')]).toEqual(['Natronlauge', '50'])
  expect(textsOf('h2')[0]).toBe('Plastics for Sodium hydroxide solution')
  const printed = await open(`medium=${encodeURIComponent('CAS-Nr.: [1310\u201173\u20112]')}`)
  expect(printed.textsOf('h2')[0]).toBe('Plastics for Sodium hydroxide solution')
})

test('A name that may be several has suggestions, which are links.', async () => {
  const { body } = await open('medium=sodium&concentration=&temperature=60')
  const links = [...body.querySelectorAll('[role="group"][aria-label="Suggestions"] a')]
  expect(links.length).toBeGreaterThan(3)
  const target = new URL(links[0]?.getAttribute('href') ?? '', site.url).searchParams
  expect([target.getAll('medium'), target.getAll('temperature')]).toEqual([['natronlauge'], ['60']])
})

test('A rating names its test, how it differs, and the next harsher ones.', async () => {
  const ratingOf = async (query: string) => (await open(query)).ranking()[0]
  const between = await ratingOf('medium=natronlauge&concentration=12&temperature=35&material=PA6')
  expect(between).toContain('50\u00a0%, 60\u00a0°C')
  expect(between).toContain('Stronger than you asked for; hotter than you asked for.')
  const next = await ratingOf('medium=schwefelsaeure&concentration=40&material=PEEK')
  expect(next).toContain('at 60\u00a0°C: B, conditionally stable')
  expect(next).toContain('with 96\u00a0%: O, soluble')
  const beyond = await ratingOf('medium=salzsaeure&concentration=10&temperature=70&material=PTFE')
  expect(beyond).toMatch(/^–no data/)
  expect(beyond).toContain('Tested up to 10\u00a0%, 60\u00a0°C: A, stable.')
})

test('A rating beyond all tests follows those by tests, and is marked in the list and in the table.', async () => {
  const { body, textsOf, ranking } = await open('medium=salzsaeure&concentration=37&temperature=95')
  const names = textsOf('section[aria-labelledby="ranking"] li h3')
  expect(names.indexOf('PTFE')).toBeLessThan(names.indexOf('PEEK'))
  expect(ranking()[names.indexOf('PEEK')]).toContain('conditionally stable, beyond all tests')
  const tiles = [...body.querySelectorAll('main tbody [role="img"]')].map((one) => one.getAttribute('aria-label'))
  expect(tiles.filter((label) => label?.startsWith('B, conditionally stable, beyond all tests'))).not.toEqual([])
  const tested = await open('medium=natronlauge&concentration=50&temperature=60')
  expect(tested.ranking().join()).not.toContain('beyond all tests')
})

test('A temperature outside the limits of a plastic, and hot water, are said in sentences.', async () => {
  const ratingOf = async (query: string) => (await open(query)).ranking()[0]
  expect(await ratingOf('medium=salzsaeure&concentration=37&temperature=150&material=PE-UHMW')).toContain(
    '150\u00a0°C is above its short-time limit of 120\u00a0°C',
  )
  expect(await ratingOf('medium=heisswasser&material=PE-UHMW')).toContain('long-term limit of 80\u00a0°C')
  expect(await ratingOf('medium=ethanol&temperature=-50&material=PET')).toContain('may become brittle')
  expect(await ratingOf('medium=milch&temperature=95&material=PET')).toContain(
    'Contains water: no better than Hot water at 90\u00a0°C',
  )
})

test('Each tile of an asked medium says on which test it is based.', async () => {
  const { body } = await open('medium=schwefelsaeure&concentration=67')
  const tiles = [...body.querySelectorAll('main tbody [role="img"]')].map((one) => one.getAttribute('aria-label'))
  expect(tiles.length).toBe(14)
  expect(tiles.filter((label) => label?.endsWith(', tested: 96\u00a0%, room temperature'))).toHaveLength(14)
  const milk = await open('medium=milch&temperature=95&material=PET')
  const [bounded] = [...milk.body.querySelectorAll('main tbody [role="img"]')].map((one) =>
    one.getAttribute('aria-label'),
  )
  expect(bounded).toMatch(/^C, unstable.*, tested: Hot water, 90\u00a0°C$/)
})

test('A plan whose media must not meet warns, and every plan says that the list is not complete.', async () => {
  const bleach = 'natriumhypochlorit-chlorbleichlauge'
  const warned = await open(`medium=${bleach}&medium=peressigsaeure`)
  expect(warned.textsOf('[role="alert"] li').join()).toContain('releases toxic chlorine gas')
  const strong = await open('medium=salzsaeure&medium=natronlauge')
  expect(strong.textsOf('[role="alert"] li').join()).toContain('becomes very hot and may splash')
  const harmless = await open('medium=natronlauge&medium=peressigsaeure')
  expect(harmless.textsOf('[role="alert"]')).toEqual([])
  for (const { textsOf } of [warned, harmless]) expect(textsOf('section p').join()).toContain('known pairs only')
  expect((await open(`medium=${bleach}`)).textsOf('section p').join()).not.toContain('known pairs only')
})

test('A treatment is explained as one, a substance is not.', async () => {
  const textOf = async (medium: string) => (await open(`medium=${medium}`)).textsOf('section p').join(' ')
  expect(await textOf('stickstoff-200-bar')).toContain('Special condition: the rating is of the whole treatment')
  expect(await textOf('stickstoff-gas')).not.toContain('Special condition')
})

test('A plastic has the media that it must not touch, the worst first.', async () => {
  const { textsOf, body } = await open('material=PA6')
  expect(textsOf('h2')[0]).toBe('What PA6 must not touch')
  const heads = textsOf('section details summary').map((text) => text.charAt(0))
  expect(heads).toEqual(['O', 'C', '–', 'B', 'A'].filter((letter) => heads.includes(letter)))
  const [dissolved] = [...body.querySelectorAll('main section details')]
  expect(dissolved?.textContent).toContain('Formic acid')
})

test('The product link of a plastic leads to its filter, or back with a text if there are no products.', async () => {
  const go = (material: string, cookie = '') =>
    fetch(`${site.url}/en/${TOOL}/products?material=${encodeURIComponent(material)}`, {
      redirect: 'manual',
      headers: { cookie },
    })
  const found = await go('PA6 C')
  const category = found.headers.get('location') ?? ''
  expect([found.status, category]).toEqual([
    302,
    expect.stringMatching(/^\/en\/shop\/category\/[\w-]+\?f=[0-9a-f]{32}$/),
  ])
  const listing = pageBody(await (await fetch(site.url + category)).text())
  expect(listing.querySelector('main input[name="f"][checked]')?.getAttribute('value')).toBe(category.slice(-32))
  const missing = await go('PA46')
  expect(missing.headers.get('location')).toBe(`/en/${TOOL}?material=PA46`)
  const [cookie = ''] = missing.headers.getSetCookie()[0]?.split(';') ?? []
  const back = await (await fetch(`${site.url}/en/${TOOL}?material=PA46`, { headers: { cookie } })).text()
  expect(back).toContain('We found no products in PA46. Please ask us.')
  expect((await go('Unobtainium')).headers.get('location')).toBe(`/en/${TOOL}`)
})

test('The table for browsers is at most 60 KB, never changes, and another version is not found.', async () => {
  const { html } = await open(PLAN)
  const version = /\/resources\/resistance\/(\w{12})\/formulas/.exec(html)?.[1] ?? ''
  const get = (path: string, encoding = 'gzip') =>
    fetch(`${site.url}/resources/resistance/${path}`, { headers: { 'accept-encoding': encoding } })
  for (const encoding of ['br', 'gzip']) {
    const table = await get(`${version}/table.json`, encoding)
    expect([table.status, table.headers.get('content-encoding')]).toEqual([200, encoding])
    expect(table.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Number(table.headers.get('content-length'))).toBeGreaterThan(10_000)
    expect(Number(table.headers.get('content-length'))).toBeLessThanOrEqual(60_000)
  }
  const formula = await get(`${version}/formulas/peressigsaeure.svg`)
  expect(formula.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect(await formula.text()).toMatch(/^<svg [^]*<\/svg>$/)
  for (const path of ['000000000000/table.json', `${version}/formulas/milch.svg`, `${version}/formulas/../x.svg`]) {
    const { status } = await get(path)
    expect(status, path).toBe(404)
  }
})

test('The same question in another language is a link of the page, and only the tool itself is for search engines.', async () => {
  const { html } = await open('medium=caustic%20soda&concentration=10')
  expect(html).toContain(`/nl/${TOOL}?medium=natronlauge&amp;concentration=10`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect((await open('')).html).not.toContain('noindex')
})

test('A product page has the eight media asked for most, and leads to the tool.', async () => {
  const body = pageBody(await (await fetch(site.url + PRODUCT)).text())
  const section = body.querySelector('section[aria-labelledby="resistance"]')
  const rows = [...(section?.querySelectorAll('tbody tr') ?? [])].map((row) => row.querySelector('th')?.textContent)
  expect([rows.length, rows[0]]).toEqual([8, 'Natronlauge'])
  const links = [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links[0]).toBe(`/de/${TOOL}?material=PE-UHMW`)
  expect(links[1]).toBe(`/de/${TOOL}?medium=natronlauge&material=PE-UHMW`)
})

test('A question of the tool is in the form of the engineers.', async () => {
  const { body } = await open('medium=natronlauge&concentration=2')
  const ask = [...body.querySelectorAll('main a')].find((link) => link.textContent === 'Ask us about these media')
  const address = ask?.getAttribute('href') ?? ''
  expect(address).toMatch(/^\/en\/contact\/application-technology\?message=/)
  const page = pageBody(await (await fetch(site.url + address)).text())
  expect(page.querySelector('main textarea')?.textContent).toContain('Media: Sodium hydroxide solution, 2\u00a0%')
})

test('The question about a long plan still has an address that the server takes.', async () => {
  const plan = Array.from({ length: 8 }, () => 'medium=hydraulikfluessigkeit-hfd-r-phosphatester').join('&')
  const { body } = await open(plan, 'cz')
  const ask = [...body.querySelectorAll('main a')].find((link) => link.getAttribute('href')?.includes('message='))
  const { status } = await fetch(site.url + (ask?.getAttribute('href') ?? '/missing'))
  expect(status).toBe(200)
})

test('Garbage in the address has an answer, too.', async () => {
  const long = 'a'.repeat(1_800)
  for (const query of [
    `medium=${long}`,
    'medium=%E2%80%AE%27&concentration=%27%3Cscript%3E',
    `${'medium=x&'.repeat(200)}`,
    'medium=%3Cq7%3E&concentration=%3Cq7%3E&temperature=%3Cq7%3E&material=%3Cq7%3E&minimum=Z&group=__proto__',
    'concentration=1e400&temperature=-0x10&medium=toString',
  ]) {
    const { html } = await open(query)
    expect([html.includes("'<script>"), html.includes('<q7')]).toEqual([false, false])
    expect(html.includes('value="&lt;q7&gt;"')).toBe(query.includes('q7'))
  }
})
