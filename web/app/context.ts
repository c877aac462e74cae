import { createContext } from 'react-router'
import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { Session } from '#web/session/session.server.ts'

/** The shop in the language of the page, as the visitor of this request; on a shared page as nobody. */
export const shopContext = createContext<ShopClient>()
/** The shop in another language, anonymous: for the addresses of a page in other languages. */
export const shopForLocaleContext = createContext<(locale: Locale) => ShopClient>()
export const contentContext = createContext<ContentClient>()
/** The visitor's session; on a shared page there is none. */
export const sessionContext = createContext<Session>()
export const siteContext = createContext<Site>()

/** What the pages know of the installation they run in. */
export interface Site {
  company: Company
  /** Origin without trailing slash: `https://www.example.com`. */
  publicUrl: string
  defaultLocale: Locale
  /** Products of one listing request; Shopware's own maximum is 100. */
  listingLimit: number
  /** Origins besides this one from which pictures may come. */
  imageOrigins: readonly string[]
}

/** Tells that a part of the page failed and the page goes on without it: logged, and the page is not cached. */
export const reportContext = createContext<(failure: unknown) => void>()

/** Fills the places of a page for one visitor. A shared page is filled when it is sent, and leaves its marks. */
export const fillContext = createContext<((page: string) => string) | undefined>(undefined)

/** Tells of an error that nothing expected. */
export const defectContext = createContext<(error: unknown) => void>()
