import { beforeAll, describe, expect, test } from 'vitest'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { linkOf } from '#test/support/page-tags.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { PRODUCT, VARIANT } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const open = (path: string) => fetch(site.url + path, { redirect: 'manual' })

/** A page of each kind that search engines may list. */
const PAGES = [
  '/de',
  '/en/contact',
  '/nl/downloads',
  '/cz/aktuality',
  '/de/news/weniger-druckluft',
  '/en/styleguide',
  '/de/shop',
  '/en/shop/category/chain-guides',
  PRODUCT,
  '/de/tools',
  '/en/tools/chain-rack',
  '/nl/tools/cut-list',
  '/cz/tools/chemical-resistance',
  '/de/search',
  '/de/shop/list',
  '/en/shop/compare',
  `/de/shop/cad/${productId(VARIANT)}`,
]
const ODD = [
  'order=nonsense',
  't=foo&t=',
  'f=foo&f[]=bar',
  'p=abc',
  'p=-1&p=99999999999999999999',
  'min-b=x&max-b=%F0%9F%94%A9',
  'year=13&topic=%3Cscript%3E&category=x',
  'variant=nothing&item=nothing&view=nothing',
  'd=x&z=-3&n=1e99&l=NaN&medium=%27&concentration=-1',
  'gclid=1&fbclid=2&__proto__=x&constructor=y',
]

describe.each(PAGES)('%s', (path) => {
  test('is a page whatever its query says, with the address that it has without one.', async () => {
    const canonical = linkOf(await (await open(path)).text(), { rel: 'canonical' })
    for (const query of ODD) {
      const response = await open(`${path}?${query}`)
      const found = linkOf(await response.text(), { rel: 'canonical' })
      expect([query, response.status, found]).toEqual([query, 200, canonical])
    }
  })

  test('has one address: with a slash, in capitals or doubled it leads there for good.', async () => {
    const [, language = ''] = path.split('/')
    const others = [`${path}/`, path.replace(language, language.toUpperCase()), path.replaceAll('/', '//')]
    if (language === 'cz') others.push(path.replace('cz', 'cs'))
    for (const other of others) {
      const response = await open(`${other}?a=1`)
      expect([other, response.status, response.headers.get('location')]).toEqual([other, 301, `${path}?a=1`])
    }
  })
})
