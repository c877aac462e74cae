import type { Database } from '#backend/database/database.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { Limiter } from '#backend/limits/limiter.ts'

export interface ShopApiSettings {
  /** `SWSC` and 22 characters. */
  accessKey: string
  /** Largest `limit` of a request. Shopware's default is 100. */
  maxLimit: number
  /** Origin of the pictures and documents. */
  publicUrl: string
  /** Origin of the site: its own storefront in all languages. */
  frontUrl: string
  /** Storefronts of others. A registration may name them. */
  storefronts?: readonly Storefront[]
  /** Whether a new customer has to follow the link in a mail before the first login; false by default. */
  confirmsRegistrations?: boolean
}

export interface Storefront {
  /** Without a trailing slash. */
  url: string
  languageId: string
}

/** A file in place of a JSON response. No cache may store it. */
export interface SentFile {
  bytes: Uint8Array<ArrayBuffer>
  /** Media type. */
  type: string
  /** Letters of ASCII without spaces and quotes. */
  name: string
  /** Whether a browser saves it instead of showing it. */
  isSaved: boolean
}

/** The caller of one request and what the caller wants. */
export interface ShopContext {
  /** Token of the session. `isNewToken` means that the request had none; then nothing is stored under it. */
  readonly token: string
  readonly isNewToken: boolean
  readonly languageCode: LanguageCode
  readonly languageId: string
  /** Whether the request has the header that fills `seoUrls` of every category and product. */
  readonly includeSeoUrls: boolean
  /** Precedes the paths of pictures and documents; empty for our own pages. */
  readonly mediaOrigin: string
  /** Whether prices on request are described in words, and restock times given, for clients that do not know our facts. */
  readonly withPriceNotes: boolean
  /** Header `idempotency-key`. */
  readonly idempotencyKey: string | undefined
  /** Header `accept-language`. Shopware ignores it; here it selects the language of the mails. */
  readonly acceptLanguage: string | undefined
  /** Header `origin` of a browser: the storefront that asks. */
  readonly origin: string | undefined
  readonly db: Database
  readonly settings: ShopApiSettings
  readonly limiter: Limiter
  /** Gives the session a new token. The response echoes it, and it becomes `token`. */
  rotateToken(newToken: string): void
  /** Sends 204 without a body, whatever the handler returns. */
  noContent(): void
  /** Sends a file as the body, whatever the handler returns. */
  sendFile(file: SentFile): void
}
