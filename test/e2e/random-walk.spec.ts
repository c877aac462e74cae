import type { APIRequestContext, Page } from '@playwright/test'
import { LOCALES } from '#contracts/locales.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { comparePath } from '#web/app/paths.ts'
import { randomFractions } from '#test/support/random-fractions.ts'
import { expectReflow, setTextSize } from './expect-reflow.ts'
import { expect, test } from './site-fixture.ts'

/**
 * Products, categories, comparisons and pages of the company drawn at random in all languages. A short walk is always
 * the same. In the whole matrix each run has another one. Each test prints its `WALK_SEED`, which repeats it.
 * `WALK_PAGES` sets the length of the walk. The seed is in no title, because a test is found by its title. Each process
 * of the run has another seed. The usual fixture fails it for any error in the console.
 */
const SEED = Number(process.env['WALK_SEED'] ?? (IS_WHOLE_MATRIX ? Date.now() % 1_000_000 : 31))
const PAGES = Number(process.env['WALK_PAGES'] ?? (IS_WHOLE_MATRIX ? 20 : 2))
/** So that a failure names few pages, and each test ends in time. */
const PAGES_OF_A_TEST = 10

/** Numbers from 0, below 1. Each test has its own, so that it finds the same pages alone. */
type Random = () => number

const draw = <Value>(next: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(next() * values.length)]
  if (value === undefined) throw new Error('Nothing to draw from.')
  return value
}

test.describe.configure({ timeout: 400_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Addresses whose response was fine. */
const reached = new Set<string>()

for (let first = 0; first < PAGES; first += PAGES_OF_A_TEST) {
  const last = Math.min(PAGES, first + PAGES_OF_A_TEST)
  test(`pages ${first + 1} to ${last} of a random walk hold at 320 px and with text at 200 %`, async ({
    page,
    request,
    check,
  }) => {
    console.log(`WALK_SEED=${SEED}`)
    const next = randomFractions(SEED + first)
    for (let count = first; count < last; count++) {
      const path = await drawPage(next, request)
      await test.step(path, async () => {
        await setTextSize(page, 1)
        await page.setViewportSize({ width: 320, height: 640 })
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        await check(page, '320 px')
        await expectReflow(page, `${path}, 320 px`)
        await expectLinks(page, request)
        await page.setViewportSize({ width: 1280, height: 900 })
        await setTextSize(page, 2)
        await page.goto(path)
        await expectReflow(page, `${path}, text at 200 %`)
      })
    }
  })
}

/**
 * Draws a category or a comparison of its products with the same chance. A page of the company or a product has twice
 * that chance.
 */
async function drawPage(next: Random, request: APIRequestContext): Promise<string> {
  const locale = draw(next, LOCALES)
  const kind = Math.floor(next() * 6)
  if (kind >= 4) return draw(next, await companyPages(request, locale))
  const category = draw(next, await linksIn(request, `/${locale}/shop`, `/${locale}/shop/category/`))
  if (kind === 0) return category
  if (kind === 1) return comparePath(locale, await drawItems(next, request, category), next() < 1 / 3)
  return draw(next, await linksIn(request, `${category}?show=250`, `/${locale}/shop/product/`))
}

async function companyPages(request: APIRequestContext, locale: string): Promise<string[]> {
  const sitemap = await (await request.get(`/sitemaps/pages-${locale}-1.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Two to six item numbers of the boxes in a list, fewer where they repeat. */
async function drawItems(next: Random, request: APIRequestContext, category: string): Promise<string[]> {
  const html = await (await request.get(`${category}?show=250`)).text()
  const numbers = [...html.matchAll(/<input\b[^>]*\sname="item"[^>]*>/g)].flatMap(
    ([box]) => /\svalue="([^"&]+)"/.exec(box)?.[1] ?? [],
  )
  return [...new Set(Array.from({ length: 2 + Math.floor(next() * 5) }, () => draw(next, numbers)))]
}

async function linksIn(request: APIRequestContext, path: string, begin: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  const found = [...html.matchAll(/href="([^"#?]+)/g)].map(([, href = '']) => href)
  return [...new Set(found.filter((href) => href.startsWith(begin)))].toSorted()
}

/** Each link of the page leads to a page, a file, or an element. */
async function expectLinks(page: Page, request: APIRequestContext) {
  const { targets, missing } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ origin }) => origin === location.origin,
    )
    const isHere = ({ pathname, search }: HTMLAnchorElement) =>
      pathname === location.pathname && search === location.search
    return {
      targets: [...new Set(links.map(({ pathname, search }) => pathname + search))],
      missing: links.flatMap((link) =>
        link.hash && isHere(link) && !document.getElementById(decodeURIComponent(link.hash.slice(1))) ? link.hash : [],
      ),
    }
  })
  expect(missing, `targets in ${page.url()}`).toEqual([])
  for (const target of targets.filter((one) => !reached.has(one))) {
    expect(await statusOf(request, target), `${target}, linked from ${page.url()}`).toBe(200)
    reached.add(target)
  }
}

async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path)
  const status = response.status()
  await response.dispose()
  return status
}
