import { createHash } from 'node:crypto'
import { firstLocale, languageTag, offeredLocales, perLocale, regionTag, type Locale } from '#contracts/locales.ts'

export interface ChannelLanguage {
  id: string
  /** `de-DE`. */
  code: string
}

export interface SalesChannelSetup {
  id: string
  typeId?: string | undefined
  languageId: string
  currencyId: string
  /** Addresses of its domains. */
  domains: string[]
  languages: ChannelLanguage[]
}

export interface SnippetSet {
  id: string
  /** `de-DE`. */
  iso: string
}

/** A row of `sales_channel_domain`. */
export interface Domain {
  id: string
  url: string
  salesChannelId: string
  languageId: string
  currencyId: string
  snippetSetId: string
}

export interface Plan {
  /** Those that are missing. */
  domains: Domain[]
  /** SHOP_LANGUAGE_IDS. */
  languageIds: Record<Locale, string>
}

/** Language of a sales channel for a locale: the locale's own, else English, else the channel's default. */
function languageIdOf(locale: Locale, { languages, languageId }: SalesChannelSetup): string {
  const speaks = (tag: string) => languages.find(({ code }) => code.split('-')[0] === tag)?.id
  return speaks(languageTag(locale)) ?? speaks('en') ?? languageId
}

/**
 * Missing domains of a sales channel: one for the site and one for each locale. A guest can then register, and links in
 * the Shopware's mails lead to the page of their language.
 */
export function planSetUp(channel: SalesChannelSetup, snippetSets: readonly SnippetSet[], publicUrl: string): Plan {
  const [anySet] = snippetSets
  if (!anySet) throw new Error('The Shopware has no snippet set, which a domain needs.')
  const languageIds = perLocale((locale) => languageIdOf(locale, channel))
  const snippetSetIdOf = (locale: Locale) => (snippetSets.find(({ iso }) => iso === regionTag(locale)) ?? anySet).id
  const domainAt = (url: string, languageId: string, locale: Locale): Domain => ({
    id: idOf(`${channel.id} ${url}`),
    url,
    salesChannelId: channel.id,
    languageId,
    currencyId: channel.currencyId,
    snippetSetId: snippetSetIdOf(locale),
  })
  const wanted = [
    domainAt(publicUrl, channel.languageId, firstLocale()),
    ...offeredLocales().map((locale) => domainAt(`${publicUrl}/${locale}`, languageIds[locale], locale)),
  ]
  const existing = channel.domains.map((url) => url.replace(/\/$/, ''))
  return { domains: wanted.filter(({ url }) => !existing.includes(url)), languageIds }
}

/** As Shopware writes ids: 32 hexadecimal digits. The same text has the same id, so a second run writes the same row. */
const idOf = (text: string): string => createHash('md5').update(text).digest('hex')
