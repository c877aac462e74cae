import {
  ACCESS_KEY,
  CONTEXT_TOKEN,
  IDEMPOTENCY_KEY,
  INCLUDE_SEO_URLS,
  LANGUAGE_ID,
  OWN_PAGES,
  READS_FACTS,
} from '#contracts/shop/headers.ts'

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
  OWN_PAGES,
  READS_FACTS,
  IDEMPOTENCY_KEY,
].join(', ')

/** Any site may call the shop and read the token of its responses. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE',
  'Access-Control-Allow-Headers': NAMES,
  'Access-Control-Expose-Headers': NAMES,
}

/** Request headers on which a response depends. */
export const VARY = [
  ACCESS_KEY,
  CONTEXT_TOKEN,
  LANGUAGE_ID,
  'sw-currency-id',
  'sw-cache-hash',
  INCLUDE_SEO_URLS,
  OWN_PAGES,
  READS_FACTS,
].join(', ')

/**
 * Any cache may store the response to a read without a session for a minute, but not its new token. Two visitors with
 * the same token would share a cart. All other responses must be revalidated.
 */
export const cacheControl = (isPublic: boolean): string =>
  isPublic ? `public, max-age=60, private="${CONTEXT_TOKEN}"` : 'no-cache, private'
