/**
 * Days for which something is stored after its last change. The privacy pages in data/pages and docs/embedded-shop.md say the
 * same; the first four concern visitors who sent nothing.
 */
export const PERIODS = {
  /** A day after the last write nobody is known by the token; see backend/shop/session/session.ts. */
  contexts: 1,
  /** Only the request that replaced a token may follow it, within a minute. */
  replacedTokens: 1,
  /** As a Shopware keeps them. */
  carts: 120,
  /** Names and addresses of visitors who typed them and sent no quote request. */
  guests: 14,
  /** 24 months, leap day included. What becomes a contract is kept elsewhere. */
  quoteRequests: 731,
  /** Jobs of the mail queue and copies of mails in files. */
  mails: 14,
  /** Mails that a killed process began to write. */
  unfinishedFiles: 1,
  /** Counts of rate limits have an end of their own. */
  rateLimits: 0,
} as const satisfies Record<string, number>

export const DAY = 86_400_000
