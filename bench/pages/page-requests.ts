import type { Browser } from '@playwright/test'

export const PAGES = {
  home: '/de',
  category: '/de/shop/category/kettenfuehrungen',
  product: '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex',
  'content page': '/de/kontakt',
  'text page': '/de/agb',
  industry: '/de/branchen/lebensmittel',
  material: '/de/werkstoffe/murytal-c',
  'list of news': '/de/news',
  article: '/de/news/pfas-wir-finden-alternativen-37',
  downloads: '/de/downloads',
  'page with a film': '/de/handhabung',
  'cart, empty': '/de/shop/cart',
} as const

export const TEMPLATES = {
  ...PAGES,
  shop: '/de/shop',
  search: '/de/search?term=kettenf%C3%BChrung',
  'chain rack': '/de/tools/chain-rack',
  'chemical resistance': '/de/tools/chemical-resistance',
}

interface Requests {
  requests: number
  /** Compressed, with headers. */
  bytes: number
}

/** A phone's screen. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** A slow line, as Lighthouse's: delay in ms, bytes a second. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/**
 * The requests of a page over a slow line with an empty cache: those that began before the first paint, with the bytes
 * of the responses that were complete by then, and all until the page is quiet.
 */
export async function loadPage(browser: Browser, url: string): Promise<{ before: Requests; all: Requests }> {
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE' })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.emulateNetworkConditions', LINE)
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(() => {
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      const responses = entries.filter((entry) => entry instanceof PerformanceResourceTiming)
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
      const sum = (of: typeof responses) => of.reduce((total, { transferSize }) => total + transferSize, 0)
      const begun = responses.filter(({ startTime }) => startTime < paint)
      return {
        before: { requests: begun.length, bytes: sum(begun.filter(({ responseEnd }) => responseEnd <= paint)) },
        all: { requests: responses.length, bytes: sum(responses) },
      }
    })
  } finally {
    await context.close()
  }
}
