import { ServiceFailure } from '#contracts/failure.ts'
import { type Locale, offeredLocales } from '#contracts/locales.ts'
import type { Alternates } from '#web/app/paths.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { findAddressed, type RouteName } from './resolve-seo-path.server.ts'
import { idIn, seoPathOf } from './seo-path.ts'

/**
 * The localised seo path of a category or product in every language, for the language switch and `hreflang`. A language
 * without the page is left out. So is one whose lookup fails, which is passed to `report`.
 * @param current the page's own language and path, which need no lookup.
 */
export async function seoAlternates(
  shopFor: (locale: Locale) => ShopClient,
  current: { locale: Locale; seoPath: Promise<string> },
  foreignKey: string,
  routeName: RouteName,
  address: (locale: Locale, seoPath: string) => string,
  report: (failure: ServiceFailure) => void,
): Promise<Alternates> {
  const body = {
    limit: 1,
    filter: [
      { type: 'equals' as const, field: 'foreignKey', value: foreignKey },
      { type: 'equals' as const, field: 'routeName', value: routeName },
    ],
  }
  // Several locales may share one language of the shop.
  const lookups = new Map<ShopClient, Promise<string | undefined>>([[shopFor(current.locale), current.seoPath]])
  const findPath = async (shop: ShopClient): Promise<string | undefined> => {
    const { elements } = await shop('POST /seo-url', { body })
    if (elements[0] || idIn(await current.seoPath) !== foreignKey) return elements[0]?.seoPathInfo
    // A channel without addresses: they are ours in all languages.
    if (routeName === 'frontend.landing.page') return foreignKey
    const named = await findAddressed(shop, routeName, { type: 'equals', field: 'id', value: foreignKey })
    return named && seoPathOf(named)
  }
  const pathAt = (shop: ShopClient) => {
    const path = lookups.get(shop) ?? findPath(shop)
    lookups.set(shop, path)
    return path
  }
  const found = await Promise.all(
    offeredLocales().map(async (locale): Promise<[Locale, string] | undefined> => {
      try {
        const path = await pathAt(shopFor(locale))
        return path === undefined ? undefined : [locale, address(locale, path)]
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error
        report(error)
        return undefined
      }
    }),
  )
  return Object.fromEntries(found.filter((pair) => pair !== undefined))
}
