import type { Database } from '#backend/database/open.ts'
import type { Limiter } from '#backend/limits/limiter.ts'
import { ACCESS_KEY, CONTEXT_TOKEN, IDEMPOTENCY_KEY, INCLUDE_SEO_URLS, LANGUAGE_ID } from '#contracts/shop/headers.ts'
import { checkAccessKey } from './access-key.ts'
import { givenToken, mintToken } from './context-token.ts'
import { languageOf } from './language.ts'
import type { ShopContext, ShopApiSettings } from './shop-context.ts'

export interface ServeOptions {
  db: Database
  settings: ShopApiSettings
  /** How often one caller may register and order. */
  limiter: Limiter
  /** pino has it. */
  log: { error(fields: object, message: string): void }
  /** Language id kept in the session of this token, where the request names none. */
  sessionLanguage?: (token: string, db: Database) => Promise<string | undefined>
  /**
   * Version of what the reads are made of that are the same for every visitor: while it stands, their answers are
   * kept in memory. Without it nothing is kept.
   */
  version?: (db: Database) => Promise<string>
}

/**
 * Reads who asks from the headers. The token stands before anything can fail, because errors echo it, too;
 * `enter` checks the rest.
 */
export function openContext(headers: Headers, options: ServeOptions) {
  const given = givenToken(headers.get(CONTEXT_TOKEN) ?? undefined)
  let token = given ?? mintToken()
  let empty = false
  return {
    /** The token to echo: the one after a rotation. */
    token: () => token,
    /** The answer has no body. */
    isEmpty: () => empty,
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
        idempotencyKey: headers.get(IDEMPOTENCY_KEY) ?? undefined,
        acceptLanguage: headers.get('accept-language') ?? undefined,
        db: options.db,
        settings: options.settings,
        limiter: options.limiter,
        rotateToken: (newToken) => void (token = newToken),
        noContent: () => void (empty = true),
      }
    },
  }
}
