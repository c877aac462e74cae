import { beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const open = async (path: string) => pageBody(await (await fetch(site.url + path)).text())

/** The table of a product: the numbers of its rows, and the filters above it. */
async function tableOf(path: string) {
  const page = await open(path)
  const rows = [...page.querySelectorAll('#variants tbody tr:not([hidden])')]
  const chips = [...page.querySelectorAll('#variants [aria-label="Aktive Filter"] a')]
  return {
    numbers: rows.map((row) => row.querySelector('th')?.textContent ?? ''),
    chips: chips.map(({ textContent }) => textContent),
    removals: chips.map((chip) => chip.getAttribute('href') ?? ''),
  }
}

const GUIDES = '/de/shop/category/kettenfuehrungen'
const RANGE = 'min-b=17,4&max-b=30'

test('a product has the rows that the list counted, by a range and by a fact', async () => {
  const list = await open(`${GUIDES}?t=in-stock&${RANGE}`)
  const found = [...list.querySelectorAll('li h3 a')].slice(0, 4).map((link) => ({
    href: link.getAttribute('href') ?? '',
    matching: Number(/(\d+) von/.exec(link.closest('li')?.textContent ?? '')?.[1]),
  }))
  const counted = found.filter(({ matching }) => matching > 0)
  expect(counted.length).toBeGreaterThan(1)
  for (const { href, matching } of counted) {
    const { numbers, chips } = await tableOf(href)
    expect([href, numbers.length]).toEqual([href, matching])
    expect(chips).toContain('b 17,4–30\u00a0mm')
  }
})

test('without scripts each filter above the table can be removed alone, and the others and the sorting stay', async () => {
  const list = await open(GUIDES)
  const href = list.querySelector('li h3 a')?.getAttribute('href') ?? ''
  const both = await tableOf(`${href}?${RANGE}&t=in-stock&sort=b-desc&variant=x`)
  expect(both.chips).toEqual(['b 17,4–30\u00a0mm', 'ab Lager'])
  const [withoutRange = '', withoutFact = ''] = both.removals
  expect(withoutRange).toBe(`${href}?t=in-stock&sort=b-desc&variant=x`)
  expect((await tableOf(withoutFact)).chips).toEqual(['b 17,4–30\u00a0mm'])
})

test('an address sorts the table, in every language alike', async () => {
  const german = (await open(GUIDES)).querySelector('li h3 a')?.getAttribute('href') ?? ''
  const up = await tableOf(`${german}?number=S-&sort=number-asc`)
  const down = await tableOf(`${german}?number=S-&sort=number-desc`)
  expect(up.numbers.length).toBeGreaterThan(3)
  expect(down.numbers).toEqual(up.numbers.toReversed())
  const other = (await open(`${german}?number=S-&sort=number-desc`)).querySelector('header a[hreflang="nl"]')
  expect((await tableOf(other?.getAttribute('href') ?? '')).numbers).toEqual(down.numbers)
})
