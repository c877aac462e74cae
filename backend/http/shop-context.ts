import type { Database } from '#backend/database/open.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { Limiter } from '#backend/limits/limiter.ts'

export interface ShopApiSettings {
  /** `SWSC` and 22 characters. */
  accessKey: string
  /** Largest `limit` of a request; Shopware's own default is 100. */
  maxLimit: number
  /** Storefront addresses that a registration may name, without trailing slash. */
  domains: readonly string[]
}

/** Who asks, and how: one per request, made at the door. */
export interface ShopContext {
  /** Token of the session; `isNewToken` when the request brought none, and then nothing is stored under it. */
  readonly token: string
  readonly isNewToken: boolean
  readonly languageCode: LanguageCode
  readonly languageId: string
  /** The header that fills `seoUrls` of every category and product. */
  readonly includeSeoUrls: boolean
  /** Header `idempotency-key`. */
  readonly idempotencyKey: string | undefined
  /** Header `accept-language`, which a Shopware ignores; here it picks the language of mails. */
  readonly acceptLanguage: string | undefined
  readonly db: Database
  readonly settings: ShopApiSettings
  readonly limiter: Limiter
  /** Gives the session a new token; it is echoed in the answer and becomes `token`. */
  rotateToken(newToken: string): void
  /** Answers 204 with an empty body, whatever the handler returns. */
  noContent(): void
}
