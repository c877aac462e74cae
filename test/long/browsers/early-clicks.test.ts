import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { CHROMIUM } from './chromium.ts'
import { type DrivenPage, untilTrue } from './driven-page.ts'
import { FIREFOX } from './firefox.ts'
import { type Moment, type PressingProxy, startPressingProxy } from './pressing-proxy.ts'
import { WEBKIT } from './webkit.ts'

const TIMES = 20
const MOMENTS: Moment[] = ['before', 0, 50, 100, 300, 1000]

/** A page, the control that is pressed, and the end that each press must have. */
const PRESSES: { name: string; path: string; label: string; isEnd: () => boolean }[] = [
  {
    name: 'a piece is added, and a text says so',
    path: '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex?variant=CT-08B1-S-2000',
    label: 'Zur Anfrage hinzufügen',
    isEnd: () => {
      const count = document.querySelector('[data-place="cart-count"] [aria-hidden]')?.textContent
      return count === '1' && document.body.innerText.includes('liegt in der Anfrage')
    },
  },
  {
    name: 'a tick of a filter narrows the list',
    path: '/de/shop/category/kettenfuehrungen',
    label: '12A-1',
    isEnd: () =>
      location.search.includes('f=') &&
      document.querySelectorAll('main input[name="f"]:checked').length === 1 &&
      !document.body.innerText.includes('11 Produkte'),
  },
  {
    name: 'a link of the menu leads to its page',
    path: '/de/shop/category/kettenfuehrungen',
    label: 'Downloads',
    isEnd: () => location.pathname === '/de/downloads' && document.querySelector('h1')?.textContent === 'Downloads',
  },
]

let site: RunningSite
let proxy: PressingProxy
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate(), env: { LIMITS: 'off' } })
  proxy = await startPressingProxy(site.url)
})
afterAll(async () => {
  proxy.close()
  await site.dispose()
})

let visitor = 0

for (const browser of [CHROMIUM, FIREFOX, WEBKIT]) {
  if (!browser.isInstalled) console.log(`${browser.name} is not on this machine: apt-get install ${browser.packages}`)

  describe.skipIf(!browser.isInstalled)(`${browser.name}`, () => {
    let page: DrivenPage
    beforeAll(async () => {
      page = await browser.open()
    })
    afterAll(() => page?.close())

    describe.each(PRESSES)('$name', ({ path, label, isEnd }) => {
      test.each(MOMENTS)(`pressed %s ms after hydration, ${TIMES} times`, async (at) => {
        const missed: string[] = []
        for (let time = 1; time <= TIMES; time++) {
          // A press before hydration leaves the page while it loads, which drivers take for a failure.
          await page.goto(proxy.addressOf(path, { label, at, visitor: visitor++ })).catch(() => undefined)
          const problem = await untilTrue(page, isEnd)
          if (problem !== undefined) missed.push(`${time}: ${problem}`)
        }
        expect(missed).toEqual([])
      })
    })
  })
}
