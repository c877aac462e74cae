import type { Matomo } from '#contracts/consent.ts'
import type { TrackedPage } from './tracked-page.ts'

type Command = [name: string, ...values: (string | number | boolean | undefined)[]]

interface CommandQueue {
  push: (command: Command) => unknown
}

declare global {
  interface Window {
    /** Commands of Matomo's script: an array until it has come. */
    _paq?: CommandQueue
  }
}

/** Reports to Matomo. A tracker that is late, blocked or broken changes nothing else. */
export interface Tracker {
  page: (page: TrackedPage, referrer: string) => void
  link: (url: string, kind: 'link' | 'download') => void
  /** Withdraws the consent: nothing is reported any more, and its cookies are deleted. */
  stop: () => void
}

/**
 * Starts Matomo's own script for a visitor who has agreed. It needs consent first, so that a page view that was queued
 * before a withdrawal is not sent after it.
 */
export function startMatomo({ url, siteId }: Matomo): Tracker {
  const commands: Command[] = []
  // oxlint-disable-next-line no-underscore-dangle -- Matomo's own name
  const queue: CommandQueue = (window._paq ??= commands)
  const tell = (...command: Command) => {
    try {
      queue.push(command)
    } catch (error) {
      // The tracker's own defect, once its script has replaced the queue.
      if (!(error instanceof Error)) throw error
    }
  }
  tell('requireConsent')
  tell('setTrackerUrl', `${url}/matomo.php`)
  tell('setSiteId', siteId)
  tell('setConsentGiven')
  if (!document.querySelector('script[data-matomo]')) {
    const script = document.createElement('script')
    script.async = true
    script.src = `${url}/matomo.js`
    script.dataset['matomo'] = ''
    document.head.append(script)
  }
  return {
    page({ url: address, title, search }, referrer) {
      tell('setCustomUrl', address)
      tell('setDocumentTitle', title)
      tell('setReferrerUrl', referrer)
      if (search === undefined) tell('trackPageView')
      else tell('trackSiteSearch', search, false, false)
    },
    link: (address, kind) => tell('trackLink', address, kind),
    stop() {
      tell('forgetConsentGiven')
      tell('deleteCookies')
    },
  }
}
