import type { RouterContextProvider } from 'react-router'
import type { Navigation } from '#contracts/content/navigation.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Category } from '#contracts/shop/category.ts'
import { contentContext, reportContext, sessionContext, shopContext, siteContext } from './context.ts'

const NO_MENUS: Navigation = { main: [], footerleft: [], footerright: [] }

/** Only what a menu shows: the tree is on every page. */
const MENU_FIELDS = {
  category: ['id', 'name', 'level', 'children', 'seoUrls', 'translated.name'],
  seo_url: ['seoPathInfo'],
}

/** What frames every page. The menus may fail without failing the page: what a visitor came for is still there. */
export async function loadRoot(locale: Locale, context: Readonly<RouterContextProvider>) {
  const { company, publicUrl, defaultLocale } = context.get(siteContext)
  const session = context.get(sessionContext)
  const orElse = <Value>(loading: Promise<Value>, otherwise: Value): Promise<Value> =>
    loading.catch((failure: unknown) => {
      context.get(reportContext)(failure)
      return otherwise
    })
  const [navigation, shopNavigation] = await Promise.all([
    orElse(
      context
        .get(contentContext)
        .initialData(locale)
        .then((initial) => initial.navigation),
      NO_MENUS,
    ),
    orElse<Category[]>(
      context.get(shopContext)('POST /navigation/{activeId}/{rootId}', {
        path: { activeId: 'main-navigation', rootId: 'main-navigation' },
        body: {
          depth: 2,
          buildTree: true,
          includes: MENU_FIELDS,
          filter: [{ type: 'equals', field: 'active', value: true }],
        },
      }),
      [],
    ),
  ])
  const flash = session.takeFlash()
  return {
    locale,
    company,
    publicUrl,
    defaultLocale,
    navigation,
    shopNavigation,
    hasSession: session.contextToken !== undefined,
    cartCount: session.contextToken === undefined ? 0 : session.cartCount,
    // An object, so that the same text twice in a row is two toasts.
    flash: flash === undefined ? undefined : { text: flash },
  }
}
