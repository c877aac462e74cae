import { firstLocale, isOfferedLocale, type Locale, offeredLocales } from '#contracts/locales.ts'
import { toTextLanguages, type TextLanguages } from '#web/catalogue/text-languages.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

/** A language of the shop, and the locales whose texts it has. */
export interface ReadLanguage {
  id: string
  locales: Locale[]
  shop: ShopClient
}

/** The languages in which a connected shop is read. Keys of names are made in the first one. */
export interface ShopLanguages {
  all: readonly [ReadLanguage, ...ReadLanguage[]]
  /** Asks which language replaces a missing text. */
  refresh(): Promise<void>
  textsOf(locale: Locale): TextLanguages
}

/** English is the first, if the site has it: keys of measures and groups are made of its names. */
export function shopLanguages(
  ids: Readonly<Record<Locale, string>>,
  shopFor: (locale: Locale) => ShopClient,
): ShopLanguages {
  const toLanguage = (id: string): ReadLanguage => {
    const locales = offeredLocales().filter((locale) => ids[locale] === id)
    return { id, locales, shop: shopFor(locales[0] ?? firstLocale()) }
  }
  const firstId = ids[isOfferedLocale('en') ? 'en' : firstLocale()]
  const first = toLanguage(firstId)
  const asked = new Set(offeredLocales().map((locale) => ids[locale]))
  const others = [...asked].filter((id) => id !== firstId).map(toLanguage)
  const all: ShopLanguages['all'] = [first, ...others]
  const chains = new Map<string, readonly string[]>()
  return {
    all,
    async refresh() {
      for (const { id, shop } of all) chains.set(id, (await shop('GET /context')).context.languageIdChain)
    },
    textsOf: (locale) => toTextLanguages(locale, ids, chains.get(ids[locale]) ?? []),
  }
}
