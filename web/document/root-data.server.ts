import type { RouterContextProvider } from 'react-router'
import { concealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import type { Navigation } from '#contracts/content/navigation.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Category } from '#contracts/shop/category.ts'
import {
  channelContext,
  contentContext,
  categoryMemoryContext,
  reportContext,
  shopForLocaleContext,
  siteContext,
} from '#web/app/context.ts'
import { m } from '#web/i18n/messages.ts'
import { readableHours } from '#web/shell/footer/opening-hours.server.ts'
import { shopEntries } from './shop-entries.ts'
import { menuTree } from '#web/shell/menu/menu-tree.ts'
import { readNavigation } from '#web/catalogue/category/read-navigation.server.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { withinPatience } from '#web/clients/within-patience.ts'

const NO_MENUS: Navigation = { main: [], footerleft: [], footerright: [] }

/** Milliseconds ahead within which a page must know the closed days: it is made again long before they end. */
const CLOSED_DAYS_AHEAD = 45 * 86_400_000

/** Of years of closed days, the next ones, because every page carries them. */
function soonClosed(closedOn: readonly string[]): string[] {
  const [from = '', to = ''] = [-86_400_000, CLOSED_DAYS_AHEAD].map((ahead) =>
    new Date(Date.now() + ahead).toISOString(),
  )
  return closedOn.filter((day) => from.slice(0, 10) <= day && day <= to)
}

/**
 * The shop's categories, or the last ones while it fails. The page is made again afterwards, as after any
 * failure. They are read without the visitor's token, because shared pages show them too.
 */
async function loadCategories(locale: Locale, context: Readonly<RouterContextProvider>): Promise<Category[]> {
  const memory = context.get(categoryMemoryContext)
  const fresh = memory.fresh(locale)
  if (fresh) return fresh
  try {
    const { patience } = context.get(siteContext)
    const reading = readNavigation(context.get(shopForLocaleContext)(locale))
    const categories = await withinPatience(reading, patience.part)
    memory.keep(locale, categories)
    return categories
  } catch (failure) {
    context.get(reportContext)(failure)
    return memory.last(locale) ?? []
  }
}

/** Loads the frame of a page, which is the same for every visitor. A page is shown even if its menus cannot be loaded. */
export async function loadRoot(locale: Locale, context: Readonly<RouterContextProvider>) {
  const { company, brand, publicUrl, defaultLocale, matomo, tools } = context.get(siteContext)
  const orElse = <Value>(loading: Promise<Value>, otherwise: Value): Promise<Value> =>
    loading.catch((failure: unknown) => {
      context.get(reportContext)(failure)
      return otherwise
    })
  const [navigation, shopNavigation, channel, languages] = await Promise.all([
    orElse(
      context
        .get(contentContext)
        .initialData(locale)
        .then((initial) => initial.navigation),
      NO_MENUS,
    ),
    loadCategories(locale, context),
    context.get(channelContext)(),
    readTextLanguages(context),
  ])
  return {
    locale,
    siteName: company.name,
    // Concealed: the data of a page is in its markup too.
    company: { ...company, mail: concealMail(company.mail), closedOn: soonClosed(company.closedOn) },
    hours: readableHours(company, locale),
    publicUrl,
    defaultLocale,
    matomo,
    brand: brand.pictures,
    icons: brand.icons,
    ...(brand.font && { fontFiles: brand.font.files }),
    tools,
    /** Tax state of prices that come without a page's; undefined if unknown. */
    taxState: channel?.taxState,
    menus: menuTree(locale, navigation, shopEntries(shopNavigation, languages), m.shell_shop()),
  }
}
