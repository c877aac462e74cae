import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#contracts/locales.ts'
import { m } from '#web/i18n/messages.ts'
import { opener } from '#test/e2e/journey.ts'
import { PRODUCT, VARIANT } from '#test/support/visitor.ts'
import { untilHydrated } from '#test/support/hydrated.ts'

interface OpenState {
  name: string
  /** German path; the home page if it is missing. */
  path?: string
  open: (page: Page, locale: Locale) => Promise<void>
  /** Windows that have it; all by default. */
  has?: (width: number) => boolean
}

/** Until the scripts have come, the same control does something simpler. */
async function openBy(page: Page, press: () => Promise<void>, shown: Locator) {
  await untilHydrated(page)
  await press()
  await expect(shown).toBeVisible({ timeout: 60_000 })
}

const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Opens the search over the page and enters a term. */
async function search(page: Page, locale: Locale, term: string) {
  const overlay = dialogNamed(page, m.search_title({}, { locale }))
  const field = overlay.getByRole('combobox')
  await openBy(page, () => page.keyboard.press('Control+k'), field)
  await field.fill(term)
  return overlay
}

/** Menus, dialogs and panels over a page, for a visitor with a cart. */
export const OPEN_STATES: OpenState[] = [
  {
    name: 'languages',
    async open(page, locale) {
      await opener(page, m.shell_language({}, { locale })).first().click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Français' }).first()).toBeVisible()
    },
    // A phone has them in the menu.
    has: (width) => width > 700,
  },
  {
    name: 'overview of the range',
    async open(page, locale) {
      await untilHydrated(page)
      await page.getByRole('button', { name: m.shell_range({}, { locale }) }).click()
      await expect(page.getByRole('list', { name: m.shell_range_families({}, { locale }) })).toBeVisible()
      // Its filters come from the server.
      await expect(page.getByRole('banner').getByRole('link', { name: '08B-1', exact: true })).toBeVisible()
    },
    has: (width) => width > 1180,
  },
  {
    name: 'side menu',
    async open(page, locale) {
      const menu = dialogNamed(page, m.shell_menu({}, { locale }))
      await openBy(page, () => opener(page, m.shell_menu_open({}, { locale })).click(), menu)
    },
    has: (width) => width < 1181,
  },
  {
    name: 'search with hits',
    async open(page, locale) {
      const overlay = await search(page, locale, '08B-1')
      await expect(overlay.getByRole('row').first()).toBeVisible()
    },
  },
  {
    name: 'search without hits',
    async open(page, locale) {
      const overlay = await search(page, locale, 'zzqqxx')
      await expect(overlay.getByRole('heading', { name: /zzqqxx/ })).toBeVisible()
    },
  },
  {
    name: 'cart over the page',
    async open(page, locale) {
      const drawer = dialogNamed(page, m.cart_title({}, { locale }))
      const link = page.getByRole('banner').getByRole('link', { name: m.shell_cart({}, { locale }) })
      await untilHydrated(page)
      await link.first().click()
      await expect(drawer.getByRole('listitem').first()).toBeVisible()
    },
    has: (width) => width < 700,
  },
  {
    name: 'filters',
    path: '/de/shop/category/kettenfuehrungen',
    async open(page, locale) {
      const panel = page.getByRole('complementary', { name: m.listing_filters({}, { locale }) })
      await openBy(
        page,
        () => page.getByRole('button', { name: m.listing_filters({}, { locale }), exact: true }).click(),
        panel,
      )
    },
    has: (width) => width < 1181,
  },
  {
    name: 'what goes with a product',
    path: `${PRODUCT}?variant=${VARIANT}`,
    async open(page, locale) {
      await untilHydrated(page)
      await page.getByRole('button', { name: m.product_add({}, { locale }), exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible()
    },
  },
  {
    name: 'cookie settings',
    async open(page, locale) {
      const name = m.shell_consent_settings({}, { locale })
      await untilHydrated(page)
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect(dialogNamed(page, name)).toBeVisible()
    },
  },
]
