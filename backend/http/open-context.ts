import type { Database } from '#backend/database/database.ts'
import type { Limiter } from '#backend/limits/limiter.ts'
import {
  ACCESS_KEY,
  CONTEXT_TOKEN,
  IDEMPOTENCY_KEY,
  INCLUDE_SEO_URLS,
  LANGUAGE_ID,
  OWN_PAGES,
  READS_FACTS,
} from '#contracts/shop/headers.ts'
import { checkAccessKey } from './request/access-key.ts'
import { readToken, createToken } from './request/context-token.ts'
import { languageOf } from './request/language.ts'
import type { SentFile, ShopContext, ShopApiSettings } from './shop-context.ts'

export interface ServeOptions {
  db: Database
  settings: ShopApiSettings
  /** Limits how often a caller may register and order. */
  limiter: Limiter
  /** A pino logger fits. */
  log: { error(fields: object, message: string): void }
  /** Reads the language id of the token's session. It counts if the request names no language. */
  sessionLanguage?: (token: string, db: Database) => Promise<string | undefined>
  /**
   * Reads the version of the data behind the responses that are the same for every visitor. They are cached until it
   * changes. Without this function nothing is cached.
   */
  version?: (db: Database) => Promise<string>
}

/**
 * Reads the caller's context from the headers. The token is known before anything can fail, because errors echo it,
 * too. `enter` checks the rest.
 */
export function openContext(headers: Headers, options: ServeOptions) {
  const given = readToken(headers.get(CONTEXT_TOKEN) ?? undefined)
  let token = given ?? createToken()
  let empty = false
  let file: SentFile | undefined
  return {
    /** Returns the token to echo: the new one after a rotation. */
    token: () => token,
    /** Whether the response has no body. */
    isEmpty: () => empty,
    /** The file that is the body. */
    file: () => file,
    async enter(): Promise<ShopContext> {
      checkAccessKey(headers.get(ACCESS_KEY) ?? undefined, options.settings.accessKey)
      const header = headers.get(LANGUAGE_ID) ?? undefined
      const session = header || !given ? undefined : await options.sessionLanguage?.(given, options.db)
      return {
        get token() {
          return token
        },
        isNewToken: given === undefined,
        ...languageOf(header, session),
        includeSeoUrls: headers.has(INCLUDE_SEO_URLS),
        mediaOrigin: headers.has(OWN_PAGES) ? '' : options.settings.publicUrl,
        withPriceNotes: !headers.has(READS_FACTS),
        idempotencyKey: headers.get(IDEMPOTENCY_KEY) ?? undefined,
        acceptLanguage: headers.get('accept-language') ?? undefined,
        origin: headers.get('origin') ?? undefined,
        db: options.db,
        settings: options.settings,
        limiter: options.limiter,
        rotateToken: (newToken) => void (token = newToken),
        noContent: () => void (empty = true),
        sendFile: (sent) => void (file = sent),
      }
    },
  }
}
