import { beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

async function compare(search: string, locale = 'de') {
  const response = await fetch(`${site.url}/${locale}/shop/compare${search}`)
  expect(response.status, search).toBe(200)
  const html = await response.text()
  const body = pageBody(html)
  const texts = (selector: string) => [...body.querySelectorAll(selector)].map((one) => one.textContent.trim())
  const rowOf = (label: string) => {
    const row = [...body.querySelectorAll('tbody tr')].find((one) => {
      const head = one.querySelector('th')?.textContent.trim() ?? ''
      // Behind the name of a differing row it says so.
      return head === label || head.startsWith(`${label} (`)
    })
    return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
  }
  return { html, body, texts, rowOf, heads: texts('thead th a:not([data-print])') }
}

test('families and a variant are columns of one table, by numbers in any spelling', async () => {
  const { heads, rowOf, html } = await compare('?item=CT-1&item=ctu-1&item=ct%2008b1%20s%202000&item=CT-1')
  expect(heads).toEqual([
    'Kettenführung Typ CT Simplex',
    'Kettenführung Typ CTU Simplex',
    'Kettenführung Typ CT Simplex',
  ])
  expect(rowOf('Breite b')).toEqual(['17,4–55\u00a0mm', '23,5–73,5\u00a0mm', '26,4\u00a0mm'])
  expect(rowOf('Lichte Weite w')).toEqual(['–', '15,5–57,5\u00a0mm', '–'])
  expect(rowOf('Kette')).toEqual(['06B-1, 08B-1 … 24A-1 (13)', '06B-1, 08B-1 … 24A-1 (13)', '08B-1'])
  // Of the family, which the variant does not repeat.
  expect(rowOf('Reihen')).toEqual(Array.from({ length: 3 }, () => 'einreihig (Simplex)'))
  expect(html).toContain('Gezeichnet: CT-06B1-S-2000')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('only the differing rows are shown on request, and the counts of both are on the page', async () => {
  const all = await compare('?item=CT-1&item=CTU-1')
  const some = await compare('?item=CT-1&item=CTU-1&differences=1')
  const [rows, differing] = [all, some].map(({ body }) => body.querySelectorAll('th[scope="row"]').length)
  for (const { texts } of [all, some]) {
    expect(texts('li a')).toEqual(expect.arrayContaining([`Alle Angaben (${rows})`, `Nur Unterschiede (${differing})`]))
  }
  expect(differing).toBeLessThan(rows ?? 0)
  expect(all.rowOf('Reihen')).toHaveLength(2)
  expect(some.rowOf('Reihen')).toEqual([])
  expect(some.rowOf('Breite b')).toHaveLength(2)
})

test('sections are drawn in one scale', async () => {
  const { body } = await compare('?item=CT-08B1-S-2000&item=CT-16B1-S-2000')
  const shown = [...body.querySelectorAll('thead svg[role="img"]')].map((svg) => {
    const share = Number.parseFloat(svg.getAttribute('width') ?? '')
    const width = Number(svg.getAttribute('viewBox')?.split(' ')[2])
    return (share / width) * widthOfPath(svg.querySelector('path')?.getAttribute('d') ?? '')
  })
  // As wide in the column as in millimetres: 26.4 and 40 mm.
  expect((shown[1] ?? 0) / (shown[0] ?? 1)).toBeCloseTo(40 / 26.4, 1)
})

/** Of a path whose points are relative to each other: `M10 10l5-5 5 5z`. */
function widthOfPath(data: string): number {
  let x = 0
  const xs = [...data.matchAll(/(-?\d+)[ ]?-?\d+/g)].map(([, step]) => (x += Number(step)))
  return Math.max(...xs) - Math.min(...xs)
}

test('none, one, unknown and too many products are said', async () => {
  expect((await compare('')).html).toContain('Noch ist nichts zum Vergleichen gewählt')
  expect((await compare('?item=CT-1')).html).toContain('Zum Vergleichen fehlt noch ein Produkt.')
  const unknown = await compare('?item=CT-1&item=CT-08B1-S-2009&item=%3Cb%3E')
  expect(unknown.texts('[role="alert"] strong')).toEqual([
    'Die Nummer CT-08B1-S-2009 kennen wir nicht.',
    'Die Nummer <b> kennen wir nicht.',
  ])
  expect(unknown.body.querySelector('[role="alert"] a')?.getAttribute('href')).toBe(
    '/de/shop/compare?item=CT-1&item=CT-08B1-S-2000',
  )
  const many = ['T-1', 'T-2', 'T-3', 'CT-1', 'CT-2', 'CT-3', 'CTU-1'].map((item) => `item=${item}`).join('&')
  const { heads, texts, html } = await compare(`?${many}`)
  expect(heads).toHaveLength(6)
  expect(texts('[role="alert"]').join()).toContain('Nicht gezeigt: CTU-1')
  expect(html).toContain('Das sind 6 Produkte')
})

test('a product is removed and others are added by plain links and a form', async () => {
  const { body } = await compare('?item=CT-1&item=CTU-1&item=T-1&differences=1')
  const removals = [...body.querySelectorAll('thead a[data-print]')].map((link) => link.getAttribute('href'))
  expect(removals[1]).toBe('/de/shop/compare?item=CT-1&item=T-1&differences=1')
  const form = body.querySelector('form[action="/de/shop/compare"]')
  const hidden = [...(form?.querySelectorAll('input[type="hidden"]') ?? [])].map((input) => input.getAttribute('value'))
  expect(hidden).toEqual(['CT-1', 'CTU-1', 'T-1', '1'])
  expect((await compare('?item=CT-1&item=CTU-1&add=t-1%3B+t+2')).heads).toHaveLength(4)
  expect(body.querySelector('main a[href="/de/shop/category/kettenfuehrungen"]')).not.toBeNull()
})

test.each([
  ['en', 'Width b', '17.4–55\u00a0mm'],
  ['nl', 'Breedte b', '17,4–55\u00a0mm'],
  ['cz', 'Šířka b', '17,4–55\u00a0mm'],
])('the language switch keeps the products: %s', async (locale, label, value) => {
  const { body } = await compare('?item=ct-1&item=CTU-1&differences=1')
  const target = `/${locale}/shop/compare?item=CT-1&item=CTU-1&differences=1`
  expect([...body.querySelectorAll('header a')].map((link) => link.getAttribute('href'))).toContain(target)
  const { rowOf } = await compare(target.slice(target.indexOf('?')), locale)
  expect(rowOf(label)[0]).toBe(value)
})

test('lists and tables of variants have a box for each product, which the form of the page sends', async () => {
  for (const [path, number] of [
    ['/de/shop/category/kettenfuehrungen', 'CT-1'],
    ['/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex', 'CT-08B1-S-2000'],
  ] as const) {
    const body = pageBody(await (await fetch(site.url + path)).text())
    expect(body.querySelectorAll(`input[name="item"][value="${number}"][form="compare"]`), path).toHaveLength(1)
    const form = body.querySelector('form#compare')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/de/shop/compare', 'get'])
    expect(form?.parentElement?.closest('form')).toBeNull()
    expect(body.querySelector('button[form="compare"]')?.hasAttribute('disabled')).toBe(false)
  }
})

test('a comparison of a filtered list is about the versions that pass its filters', async () => {
  const list = '/de/shop/category/kettenfuehrungen'
  const page = pageBody(await (await fetch(site.url + list)).text())
  const chain = [...page.querySelectorAll('label')].find(({ textContent }) => textContent.trim().startsWith('12A-1'))
  const id = chain?.querySelector('input')?.getAttribute('value') ?? ''
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  // Ticked without scripts: the form of the list sends its filters.
  const filtered = pageBody(await (await fetch(`${site.url}${list}?f=${id}`)).text())
  const sent = [...filtered.querySelectorAll('form#compare input[type="hidden"]')].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('value'),
  ])
  expect(sent).toEqual([['f', id]])
  const all = await compare('?item=T-1&item=TS-1')
  const some = await compare(`?item=T-1&item=TS-1&f=${id}`)
  expect(some.rowOf('Kette')).toEqual(['12A-1', '12A-1'])
  expect(some.html).toMatch(/Gezeichnet: T-12A1-/)
  expect(some.rowOf('Höhe h')).toEqual(['20\u00a0mm', '20\u00a0mm'])
  expect(some.rowOf('Höhe h')).not.toEqual(all.rowOf('Höhe h'))
  expect(all.rowOf('Lager')).toEqual(['teils ab Lager', 'teils ab Lager'])
  expect(some.rowOf('Lager')).toEqual(['auf Bestellung', 'auf Bestellung'])
  // All further addresses keep the filter; the products begin with it.
  const links = [...some.body.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
  const kept = links.filter((href) => /\/shop\/(?:compare|product|category)/.test(href) && href.includes('?'))
  expect(kept.filter((href) => !href.includes(id))).toEqual(['/de/shop/compare?item=T-1&item=TS-1'])
  expect(some.texts('thead p').join()).toMatch(/von \d+ Ausführungen/)
})
