import { Window as TestWindow } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMatomo } from './matomo.ts'

const MATOMO = { url: 'https://count.test', siteId: '7' }
const PAGE = { url: 'https://site.test/de', title: 'Home', search: undefined }

type Command = [name: string, ...values: unknown[]]
let page: TestWindow & { _paq?: { push: (command: Command) => unknown } }
let isLoaded = true

beforeEach(() => {
  page = new TestWindow({ url: 'https://site.test/' })
  isLoaded = true
  Object.defineProperty(page.document, 'readyState', { get: () => (isLoaded ? 'complete' : 'interactive') })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page.document)
})
afterEach(() => vi.unstubAllGlobals())

/** As Matomo's script does once it has come. It reads the array and puts an object of its own in its place. */
function arrive(): string[] {
  // oxlint-disable-next-line no-underscore-dangle -- Matomo's own name
  const waiting = page._paq
  const names = Array.isArray(waiting) ? waiting.map(([name]: Command) => name) : []
  // oxlint-disable-next-line no-underscore-dangle -- Matomo's own name
  page._paq = { push: ([name]) => names.push(name) }
  return names
}

test('Pages, searches, links and the withdrawal reach a script that has replaced the queue.', () => {
  const tracker = startMatomo(MATOMO)
  const told = arrive()
  expect(told).toEqual(['requireConsent', 'setTrackerUrl', 'setSiteId', 'setConsentGiven'])
  told.length = 0
  tracker.page(PAGE, '')
  tracker.search({ term: 'PFAS', hits: 0 })
  tracker.link('https://elsewhere.test/', 'link')
  tracker.stop()
  expect(told).toEqual([
    'setCustomUrl',
    'setDocumentTitle',
    'setReferrerUrl',
    'trackPageView',
    'trackSiteSearch',
    'trackLink',
    'requireConsent',
    'setTrackerUrl',
    'setSiteId',
    'forgetConsentGiven',
    'deleteCookies',
  ])
})

test('A script that comes after the withdrawal finds no page, and later one that was agreed to again.', () => {
  const first = startMatomo(MATOMO)
  first.page(PAGE, '')
  first.stop()
  startMatomo(MATOMO).page(PAGE, '')
  expect(arrive().filter((name) => /^(track|require|set.*Given|forget)/.test(name))).toEqual([
    'requireConsent',
    'forgetConsentGiven',
    'requireConsent',
    'setConsentGiven',
    'trackPageView',
  ])
  expect(document.querySelectorAll('script')).toHaveLength(1)
})

test('The script is added after the load of the page, which it would hold back.', () => {
  isLoaded = false
  startMatomo(MATOMO).page(PAGE, '')
  expect(document.querySelector('script')).toBeNull()
  isLoaded = true
  page.dispatchEvent(new page.Event('load'))
  expect(document.querySelector('script')?.src).toBe('https://count.test/matomo.js')
})

test('The script of a visitor who withdraws before the load of the page is not added.', () => {
  isLoaded = false
  startMatomo(MATOMO).stop()
  isLoaded = true
  page.dispatchEvent(new page.Event('load'))
  expect(document.querySelector('script')).toBeNull()
})

test('A tracker that throws changes nothing.', () => {
  const tracker = startMatomo(MATOMO)
  // oxlint-disable-next-line no-underscore-dangle -- Matomo's own name
  page._paq = {
    push() {
      throw new TypeError('broken')
    },
  }
  expect(() => tracker.page(PAGE, '')).not.toThrow()
  expect(() => tracker.stop()).not.toThrow()
})
