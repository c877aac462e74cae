import { ACCESS_KEY, CONTEXT_TOKEN, IDEMPOTENCY_KEY, INCLUDE_SEO_URLS, LANGUAGE_ID } from '#contracts/shop/headers.ts'

const NAMES = [
  'Content-Type',
  'Authorization',
  CONTEXT_TOKEN,
  ACCESS_KEY,
  LANGUAGE_ID,
  'sw-currency-id',
  'sw-version-id',
  'sw-inheritance',
  'sw-cache-hash',
  'indexing-behavior',
  INCLUDE_SEO_URLS,
  IDEMPOTENCY_KEY,
].join(', ')

/** Any page may call the shop, and may read the token that it answers with. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE',
  'Access-Control-Allow-Headers': NAMES,
  'Access-Control-Expose-Headers': NAMES,
}

/** What tells two answers at one address apart. */
export const VARY = [ACCESS_KEY, CONTEXT_TOKEN, LANGUAGE_ID, 'sw-currency-id', 'sw-cache-hash', INCLUDE_SEO_URLS].join(
  ', ',
)

/**
 * A read without a session may be kept by anyone for a minute, except for the token that was minted for it: two
 * visitors who were handed the same one would share a cart. Everything else is asked again.
 */
export const cacheControl = (isPublic: boolean): string =>
  isPublic ? `public, max-age=60, private="${CONTEXT_TOKEN}"` : 'no-cache, private'
