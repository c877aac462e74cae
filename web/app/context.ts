import { createContext } from 'react-router'
import type { Attachments } from '#contracts/attachments/attachments.ts'
import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import type { Brand } from '#contracts/brand.ts'
import type { Company } from '#contracts/company.ts'
import type { ConsentLog, Matomo } from '#contracts/consent.ts'
import type { VideoHost } from '#contracts/content/links/hosted-video.ts'
import type { Reading } from '#contracts/content/reading.ts'
import type { Locale } from '#contracts/locales.ts'
import type { NoteSearch } from '#contracts/search/asked-search.ts'
import type { ToolName } from '#contracts/tool-name.ts'
import type { Resistance } from '#contracts/resistance/resistance.ts'
import type { CategoryMemory } from '#web/clients/category-memory.ts'
import type { Printer, ReadPhotograph } from '#printing/printed-document.ts'
import type { ShopChannel } from '#web/clients/channel.server.ts'
import type { Patience } from '#web/clients/patience.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import type { SearchClient } from '#web/clients/search.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { Session } from '#web/session/session.server.ts'

/** The shop in the language of the page, for the visitor of this request; anonymous on a shared page. */
export const shopContext = createContext<ShopClient>()
/** The shop in another language, anonymous: for the addresses of a page in other languages. */
export const shopForLocaleContext = createContext<(locale: Locale) => ShopClient>()
/** How texts and layouts of a Shopware are read. */
export const shopReadingContext = createContext<Reading>()
export const contentContext = createContext<ContentClient>()
export const searchContext = createContext<SearchClient>()
/** Addresses of all personal pages, with `*` in place of each parameter. */
export const personalPathsContext = createContext<readonly string[]>()
/** The shop's sales channel; undefined if the shop did not respond in time and never did before. */
export const channelContext = createContext<() => Promise<ShopChannel | undefined>>()
/** The shop's categories in each language, as they were read last. */
export const categoryMemoryContext = createContext<CategoryMemory>()
/** The files of quote requests; undefined if this installation takes none. */
export const attachmentsContext = createContext<Attachments | undefined>(undefined)
/** The visitor's session; empty on a shared page. */
export const sessionContext = createContext<Session>()
export const siteContext = createContext<Site>()
/** Chemical resistance of plastics; undefined if the company has no table. */
export const resistanceContext = createContext<Resistance | undefined>()
/** Item numbers of the chain-rack calculator; undefined if the company has none. */
export const chainRackContext = createContext<ChainRackNumbers | undefined>()
/** Counts a CAD file for the visitor's network. Returns the seconds to wait if it had too many, otherwise undefined. */
export const cadLimitContext = createContext<() => Promise<number | undefined>>()
/** Writes PDFs and PNGs, the same for every visitor, and reads photographs for them. */
export const printerContext = createContext<Printer & { photograph: ReadPhotograph }>()

/** Takes searches into the company's report. */
export const noteSearchContext = createContext<NoteSearch>()

/** Takes decisions about cookies. */
export const consentLogContext = createContext<ConsentLog>()

/** Seconds after which a request that failed may be sent again. The response has them in `Retry-After`. */
export const retryAfterContext = createContext(30)

/** The installation's settings that pages need. */
export interface Site {
  company: Company
  brand: Brand
  /** Origin without trailing slash: `https://www.example.com`. */
  publicUrl: string
  defaultLocale: Locale
  /** The shop's language ids of all locales. */
  shopLanguages: Record<Locale, string>
  /** SHOP_STOREFRONT_URL: the address with which guests register, instead of a domain of the sales channel. */
  storefrontUrl: string | undefined
  /** Otherwise a company's own Shopware: its mails depend on its flows, and show nothing of our payload. */
  isShopEmbedded: boolean
  /** Products per listing request; Shopware's own maximum is 100. */
  listingLimit: number
  /** Further origins of pictures. */
  imageOrigins: readonly string[]
  /** The Matomo that counts visits of those who agree; undefined if there is none. */
  matomo: Matomo | undefined
  /** Hosts whose players pages may show. */
  videoHosts: readonly VideoHost[]
  /** The tools that the site has. */
  tools: readonly ToolName[]
  patience: Patience
}

/** Reports that a part of the page failed and was left out. The failure is logged, and the page is not cached. */
export const reportContext = createContext<(failure: unknown) => void>()

/** Fills the places of a page for one visitor. A shared page keeps its marks and is filled when it is sent. */
export const fillContext = createContext<((page: string) => string) | undefined>(undefined)

/** Reports an unexpected error. Returns the data of its page. */
export const defectContext = createContext<(error: unknown) => { code: number; reference?: string }>()
