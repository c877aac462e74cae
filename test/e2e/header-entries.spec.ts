import type { Page } from '@playwright/test'
import { openStandIn } from '#test/support/open-stand-in.ts'
import { startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { healthyTypo3, typo3Menu } from '#test/support/typo3-stand-in.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { setTextSize } from './expect-reflow.ts'
import { opener } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test as siteTest } from './site-fixture.ts'
import { words } from './words.ts'

/** Main menus of a foreign content system: as many entries and as long as its editors like. */
const FIFTEEN = [
  'Kunststoffverarbeitung',
  'Fördertechnikkomponenten',
  'Lebensmittelkonformität',
  'Ansprechpartner',
  'Zerspanungsdienstleistungen',
  'Veranstaltungskalender',
  'Nachhaltigkeitsbericht',
  'Stellenangebote',
  'Kettenführungssysteme',
  'Qualitätsmanagement',
  'Konstruktionsunterstützung',
  'Unternehmensgeschichte',
  'Produkte und Werkstoffe',
  'Neuigkeiten',
  'Datenblätter',
]
const THREE = ['Products', 'Company', 'News']
const ONE_LINE = [
  'Kunststoffverarbeitungstechnologiezentrumserweiterung für Großabnehmer, Wiederverkäufer und Gäste',
  'Over ons',
]
const CAPITALS = ['WWWWWWWW MMMMMM', 'MMMMMMMM WWWWWW', 'WMWMWMWMWM', 'MWMWMWMW']

const test = siteTest.extend({
  site: [
    async ({}, use) => {
      const menu = (locale: 'de' | 'en' | 'nl' | 'cz', titles: readonly string[]) => ({
        [`GET /${locale}?type=834`]: { json: typo3Menu(locale, `/${locale}/`, titles) },
      })
      const content = await openStandIn((url) => ({
        ...healthyTypo3(url, 'http://localhost'),
        ...menu('de', FIFTEEN),
        ...menu('en', THREE),
        ...menu('nl', ONE_LINE),
        ...menu('cz', CAPITALS),
      }))
      const env = { CONTENT_URL: content.url, LOG_LEVEL: 'silent' }
      const site = await startSite({ template: await siteTemplate(), env })
      await use(site)
      await site.dispose()
      content.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** The titles of the visible entries in the row, and the parts that are outside the window or overlap. */
const readHeader = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => {
    const seen = [
      ...banner.querySelectorAll<HTMLElement>('nav[aria-label] > ul > li > a, search, a[href$="/cart"], summary'),
    ]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      // Entries that do not fit are in lines that are cut off.
      .filter(({ part, box }) => box.bottom <= (part.closest('nav')?.getBoundingClientRect().bottom ?? Infinity))
    const outside = seen.filter(({ box }) => box.left < 0 || box.right > innerWidth)
    const overlapping = seen.filter(({ part, box }) =>
      seen.some(
        (other) =>
          other.part !== part &&
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom,
      ),
    )
    return {
      entries: seen.flatMap(({ part }) => (part.matches('nav a') ? [part.textContent] : [])),
      hasCart: seen.some(({ part }) => part.matches('[href$="/cart"]')),
      wrong: [...outside, ...overlapping].map(({ part }) => part.textContent),
      tooWide: document.documentElement.scrollWidth > innerWidth,
      rem:
        banner.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    }
  })

for (const size of rowsOf([2, 1])) {
  test(`any number of entries leaves the cart in the window and is in the menu as far as it does not fit, with text at ${size * 100} %`, async ({
    page,
  }) => {
    await setTextSize(page, size)
    for (const [path, menu, titles] of [
      ['/de/tools', words.de.openMenu, FIFTEEN],
      ['/en/tools', words.en.openMenu, THREE],
      ['/nl/tools', 'Menu openen', ONE_LINE],
      ['/cz/tools', 'Otevřít menu', CAPITALS],
    ] as const) {
      await openHydrated(page, path)
      let isWhole = true
      for (const width of [1024, 1200, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const { entries, rem, ...found } = await readHeader(page)
        expect(found, `${path} at ${width} px`).toEqual({ hasCart: true, wrong: [], tooWide: false })
        expect(rem).toBe(width < 73.76 * 16 * size ? 6.5 : 7.25)
        isWhole = titles.every((title) => entries.includes(title))
        if (!isWhole) await expect(opener(page, menu)).toBeVisible()
      }
      if (isWhole) continue
      await opener(page, menu).click()
      const list = page.getByRole('dialog').getByRole('navigation').first()
      await expect(list).toBeVisible()
      expect(await list.getByRole('link').allTextContents()).toEqual(expect.arrayContaining([...titles]))
    }
  })
}
