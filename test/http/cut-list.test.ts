import { beforeAll, expect, test } from 'vitest'
import { openToolPage } from '#test/support/open-tool-page.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const open = (path: string, status?: number) => openToolPage(site, path, status)

const cutList = (list: string, more: Record<string, string> = {}, locale = 'de') =>
  open(`/${locale}/tools/cut-list?${new URLSearchParams({ bar: '2000', list, ...more })}`)

test('a cutting plan is compared with the other stock lengths of its item, each with its own plan', async () => {
  const plan = `/de/tools/cut-list?item=ct08b1s2000&list=${encodeURIComponent('3 x 1480')}`
  const { texts, hrefs } = await open(plan)
  expect(texts('tbody th')).toEqual(['CT-08B1-S-3000', 'CT-08B1-S-2000 (gezeigt)'])
  expect(texts('tbody td:nth-child(2)')).toEqual([
    expect.stringMatching(/^2 × 3\s000\smm$/),
    expect.stringMatching(/^3 × 2\s000\smm$/),
  ])
  const [other] = hrefs('tbody a')
  expect(other).toContain('item=CT-08B1-S-3000&list=3+x+1480')
  expect((await open(other ?? '')).texts('dd')[0]).toMatch(/^2 × 3\s000\smm$/)
})

test.each([
  ['de', 'Gelesen mit der Länge vorn', 'Umgekehrt lesen: Stückzahl 1250, Länge 4 mm'],
  ['en', 'Read with the length first', 'Read the other way round: quantity 1250, length 4 mm'],
  ['nl', 'Gelezen met de lengte vooraan', 'Andersom lezen: aantal 1250, lengte 4 mm'],
  ['cz', 'Přečteno s délkou na prvním místě', 'Přečíst obráceně: počet 1250, délka 4 mm'],
])('a length in front of its pieces is read so in %s, and the page says it', async (locale, told, turned) => {
  const { texts, hrefs } = await cutList('1250 x 4', {}, locale)
  expect(texts('dd')[0]).toMatch(/^4 × 2\s000\smm$/)
  expect(texts('[role="status"] strong')).toEqual([told])
  expect(texts('[role="status"] a')).toEqual([turned])
  const other = await open(hrefs('[role="status"] a')[0] ?? '')
  expect(other.texts('dd')[0]).toMatch(/^5 × 2\s000\smm$/)
})

test('a line that can be read in both orders is asked about, and each choice plans it', async () => {
  const { texts, hrefs } = await cutList('500 x 25')
  expect(texts('section h2')).toEqual([])
  expect(texts('[role="alert"] strong')).toEqual(['Steht vorn die Stückzahl oder die Länge?'])
  expect(texts('[role="alert"] a')).toEqual(['Stückzahl 500, Länge 25 mm', 'Stückzahl 25, Länge 500 mm'])
  const plans = await Promise.all(hrefs('[role="alert"] a').map((href) => open(href ?? '')))
  expect(plans.map((plan) => plan.texts('dd')[0]?.replaceAll(/\s/g, ' '))).toEqual(['8 × 2 000 mm', '9 × 2 000 mm'])
})

test.each([
  ['Artikel;Länge;Stück\nCT-08B1-S-2000;1250;4', {}, /^4 × 2\s000\smm$/],
  ['CT-08B1-S-2000;1250;4', {}, /^4 × 2\s000\smm$/],
  ['4 x 1.250', { bar: '2.000', kerf: '4,000' }, /^4 × 2\s000\smm$/],
  ['4 x 1,250', { bar: '2,000', kerf: '4.000' }, /^4 × 2\s000\smm$/],
  ['4 x 1250', { bar: '2 m' }, /^4 × 2\s000\smm$/],
])('the plan of %j with %j', async (list, more, bars) => {
  for (const locale of ['de', 'en']) {
    const { texts } = await cutList(list, more, locale)
    expect([texts('dd')[0], texts('[aria-invalid]')]).toEqual([expect.stringMatching(bars), []])
  }
})

test('an impossible length or number of pieces has its own reason', async () => {
  const { texts } = await cutList('4 x 0, 0 x 300, 4 x 9000, 1 x 300')
  const reason = 'Länge und Stückzahl müssen größer als 0 sein.'
  expect(texts('[role="alert"] li')).toEqual([
    `4 × 0: ${reason}`,
    `0 × 300: ${reason}`,
    expect.stringMatching(/^4 × 9000: Länger als die Stange: Möglich sind höchstens 2\s000 mm\.$/),
  ])
})

test('a length with decimals is on the plan as it is', async () => {
  const { texts } = await cutList('3 x 100,4\n2 x 1219,25\n1 x 121,92 cm', { bar: '6000' })
  const drawn = texts('figure').join(' ').replaceAll(/\s/g, ' ')
  for (const length of ['100,4', '1 219,25', '1 219,2']) expect(drawn).toMatch(new RegExp(`× ${length}(?! ?\\d|,)`))
  expect((await cutList('4 x 1219,2', { bar: '6000' })).texts('figure text')[0]).toMatch(/^1\s219,2 mm$/)
})

test('a sheet is not cut from bars', async () => {
  const { texts } = await cutList('PL-PEUHMW-S-10-1000X2000: 4 x 500')
  expect(texts('[role="alert"] li')).toEqual([
    'PL-PEUHMW-S-10-1000X2000: 4 × 500: Dieser Artikel wird nicht auf Länge geschnitten.',
  ])
})

test('a kerf is shown as it is, and one that does not apply is named', async () => {
  const own = await cutList('4 x 300', { kerf: '0,125' })
  expect(own.texts('dd')).toContain('0,125 mm')
  const { texts } = await cutList('2 x 900', { item: 'CT-08B1-S-2000', kerf: '10', bar: '3000' })
  expect(texts('section[aria-label] > p')).toEqual([
    'CT-08B1-S-2000',
    expect.stringMatching(
      /^Für diesen Artikel gilt seine Stangenlänge von 2\s000\smm, nicht die eingegebenen 3\s000\smm\.$/,
    ),
    expect.stringMatching(/^Für diesen Artikel gilt seine Schnittbreite von 4\smm, nicht die eingegebenen 10\smm\.$/),
    expect.anything(),
  ])
})

test('raw ends that are cut off shorten the bars, and the result names them', async () => {
  const [plain, trimmed] = await Promise.all([cutList('2 x 998'), cutList('2 x 998', { trim: '5' })])
  expect(plain.texts('dd')[0]).toMatch(/^1 × 2\s000\smm$/)
  expect(trimmed.texts('dd')[0]).toMatch(/^2 × 2\s000\smm$/)
  expect([plain, trimmed].map(({ texts }) => texts('dd').includes('2 × 5 mm'))).toEqual([false, true])
  expect((await cutList('1 x 1995', { trim: '5' })).texts('[role="alert"] li')).toEqual([
    expect.stringMatching(/höchstens 1\s990 mm\.$/),
  ])
})

test('the request has the whole address of a plan, or none', async () => {
  const addressOf = async (lines: number) => {
    const list = Array.from({ length: lines }, (_, line) => `CT-08B1-S-2000: 2 x ${1000 + line}`).join('\n')
    const { html } = await cutList(list)
    const written = html.split('\r\n').filter((line) => /^CT-08B1-S-2000;2;1\d{3}/.test(line))
    return { written: written.length, address: /https?:\S+/.exec(written[0] ?? '')?.[0] }
  }
  expect(await addressOf(2)).toEqual({ written: 2, address: expect.stringMatching(/1001/) })
  expect(await addressOf(20)).toEqual({ written: 20, address: undefined })
})
