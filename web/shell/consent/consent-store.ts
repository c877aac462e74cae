import type { Consent } from '#contracts/consent.ts'
import { consentPath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { consentCookies, readConsent, withinOffer } from '#web/session/consent-cookies.ts'

/** Name of the channel by which tabs notify each other. */
const CHANNEL = 'consent'

/** The choices of this page, where the browser stores no cookies. Owner: this module; they end with the page. */
let unstored: Consent = {}

/** The visitor's choices so far. */
export const currentConsent = (): Consent => ({ ...unstored, ...readConsent(document.cookie) })

/**
 * Stores choices, those not named as they were, and tells the subscribers of all tabs. Those not offered are stored as
 * declined. Written by the browser: a response that sets a cookie could not be cached.
 */
export function writeConsent(choices: Consent, hasStatistics: boolean): void {
  const consent = withinOffer({ ...currentConsent(), ...choices }, hasStatistics)
  const isSecure = location.protocol === 'https:'
  unstored = consent
  for (const cookie of consentCookies(consent, { isSecure, hasStatistics })) document.cookie = cookie
  for (const listener of listeners) listener()
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has this origin only
  channel?.postMessage('changed')
  channel?.close()
  logConsent(consent)
}

/** The channel to the other tabs; undefined where the browser blocks it, so that a choice holds in this tab only. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch (error) {
    // A SecurityError: Firefox refuses channels where all cookies are blocked.
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Sends the choice to the company's log. */
function logConsent(consent: Consent): void {
  const body = new URLSearchParams({ ...consent, log: 'only' })
  // The choice holds without a network as well.
  fetch(consentPath(getLocale()), { method: 'POST', body, keepalive: true }).catch(() => {})
}

const listeners = new Set<() => void>()

/**
 * Calls `listener` after each change of the choices, in this tab or another.
 * @returns ends it
 */
export function subscribeToConsent(listener: () => void): () => void {
  const channel = openChannel()
  channel?.addEventListener('message', listener)
  listeners.add(listener)
  return () => {
    channel?.close()
    listeners.delete(listener)
  }
}
