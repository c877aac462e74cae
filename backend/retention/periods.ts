/**
 * Days of storage after the last change. The privacy pages in data/pages and docs/embedded-shop.md have the same
 * periods. The first four concern visitors without a quote request.
 */
export const PERIODS = {
  /** A day after its last write a token names no customer; see backend/shop/session/session.ts. */
  contexts: 1,
  /** Sessions of customers with a password, as long as their carts. After a day they belong to no customer until a login. */
  customerContexts: 120,
  /** Registrations whose link in the mail was never followed. */
  openRegistrations: 7,
  /** Links of mails, used or not. */
  accountLinks: 14,
  /** Of use for a minute, to the request that replaced the token. */
  replacedTokens: 1,
  /** As in Shopware. */
  carts: 120,
  /** Names and addresses of visitors without a quote request. */
  guests: 14,
  /** 24 months, with a leap day. Contracts are stored elsewhere. */
  quoteRequests: 731,
  /** Files of visitors without a quote request, as their addresses. */
  unsentAttachments: 14,
  /** Files that their visitor removed, and those that never arrived whole. */
  removedAttachments: 1,
  unfinishedAttachments: 1,
  /** Files that were announced, without a byte: ten minutes. */
  announcedAttachments: 10 / (24 * 60),
  /** As quote requests, for a shop elsewhere; those of the embedded shop are deleted with their quote request. */
  sentAttachments: 731,
  /** Forms of the content system, as long as the links to their files. Each is a copy of the mail that was sent. */
  formSubmissions: 90,
  /** Addresses for the newsletter that were never confirmed, as long as their links. */
  openSubscriptions: 7,
  /** Jobs of the mail queue and copies of mails in files. */
  mails: 14,
  /** Unfinished mail files of a killed process. */
  unfinishedFiles: 1,
  /** Counts of rate limits have their own end. */
  rateLimits: 0,
} as const satisfies Record<string, number>

export const DAY = 86_400_000
