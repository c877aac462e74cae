import { afterAll, beforeAll, expect, test } from 'vitest'
import { listedAddresses } from '#test/support/listed-addresses.ts'
import { linkOf } from '#test/support/page-tags.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'

/** `PAGES=2/4`: the second of four equal parts; without it all pages. */
const [PART = 1, PARTS = 1] = (process.env['PAGES'] ?? '').split('/').filter(Boolean).map(Number)
/** Requests at once. */
const VISITORS = 4

/** Parameters that links of other sites, programs and mistakes add. */
const ODD = [
  'order=nonsense',
  't=foo',
  'p=-1',
  'p=1e9',
  'p[]=1',
  't=a&t=b&t=c&f=&f=x',
  'x=%00',
  'x=%ff&%ff=1',
  `x=${'y'.repeat(6000)}`,
  'utm_unknown=1&__proto__=x&constructor[prototype]=y',
]
/** A request may be refused as such; a page may not fail. */
const REFUSED = new Set([400, 404, 414, 431])

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate(), env: { LIMITS: 'off' } })
})
afterAll(() => site.dispose())

const SHOP = ['shop', 'shop/list', 'shop/cart', 'shop/compare', 'shop/checkout', 'shop/account/login', 'search']
const shopAddresses = () => ['de', 'en', 'nl', 'cz'].flatMap((locale) => SHOP.map((path) => `/${locale}/${path}`))

async function open(path: string) {
  const response = await fetch(site.url + path)
  const html = await response.text()
  return { status: response.status, canonical: linkOf(html, { rel: 'canonical' }) }
}

test('Every listed address and page of the shop is the same page, whatever its parameters are.', async () => {
  const all = [...new Set([...(await listedAddresses(site.url)), ...shopAddresses()])]
  const mine = all.filter((_, at) => at % PARTS === PART - 1)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  const queue = [...mine]
  const walk = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const plain = await open(path)
      if (plain.status !== 200) faults.push(`${path}: ${plain.status}`)
      for (const query of ODD) {
        const { status, canonical } = await open(`${path}?${query}`)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const isSame = status === 200 && canonical === plain.canonical
        if (!isSame && !REFUSED.has(status)) faults.push(`${path}?${query.slice(0, 60)}: ${status} ${canonical}`)
      }
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, walk))
  console.log(`${mine.length} addresses with ${ODD.length} kinds of parameters: ${JSON.stringify([...statuses])}`)
  expect(mine.length).toBeGreaterThan(10)
  expect(faults).toEqual([])
})
