import type { Matomo } from '#contracts/consent.ts'
import type { TrackedPage, TrackedSearch } from './tracked-page.ts'

type Command = [name: string, ...values: (string | number | boolean | undefined)[]]

interface CommandQueue {
  push: (command: Command) => unknown
}

declare global {
  interface Window {
    /** Commands of Matomo's script: an array until it has come, an object of its own afterwards. */
    _paq?: CommandQueue
  }
}

/** Reports to Matomo. A tracker that is late, blocked or broken changes nothing else. */
export interface Tracker {
  page: (page: Omit<TrackedPage, 'isOwn'>, referrer: string) => void
  link: (url: string, kind: 'link' | 'download') => void
  /** A search that was answered on the page itself. */
  search: (search: TrackedSearch) => void
  /** Withdraws the consent: nothing is reported any more, and its cookies are deleted. */
  stop: () => void
}

/**
 * Appends a command. Matomo's script replaces the queue by an object once it has read it, so each command looks for it
 * again.
 */
function tell(...command: Command): void {
  // oxlint-disable-next-line no-underscore-dangle -- Matomo's own name
  const queue: CommandQueue = (window._paq ??= new Array<Command>())
  try {
    queue.push(command)
  } catch (error) {
    // The tracker's own defect, once its script has replaced the queue.
    if (!(error instanceof Error)) throw error
  }
}

/**
 * Empties the queue of a script that has not come. The script would send what waits before it learns of the withdrawal.
 */
function forgetWaiting(): void {
  // oxlint-disable-next-line no-underscore-dangle -- Matomo's own name
  if (Array.isArray(window._paq)) window._paq.length = 0
}

function addScript(url: string): void {
  if (document.querySelector('script[data-matomo]')) return
  const script = document.createElement('script')
  script.async = true
  script.src = `${url}/matomo.js`
  script.dataset['matomo'] = ''
  document.head.append(script)
}

/**
 * Runs a task after the `load` of the page, or at once if it is loaded.
 * @returns a function that cancels the task, or calls its return value.
 */
function whenLoaded(task: () => void | (() => void)): () => void {
  let cancel: void | (() => void)
  const start = () => void (cancel = task())
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return () => {
    window.removeEventListener('load', start)
    cancel?.()
  }
}

/** Starts Matomo's own script for a visitor who has agreed. It needs consent first. */
export function startMatomo({ url, siteId }: Matomo): Tracker {
  const configure = () => {
    tell('requireConsent')
    tell('setTrackerUrl', `${url}/matomo.php`)
    tell('setSiteId', siteId)
  }
  configure()
  tell('setConsentGiven')
  // A Matomo that hangs would hold back the page's `load`, and with it what waits for that.
  const cancelScript = whenLoaded(() => addScript(url))
  return {
    page({ url: address, title, search }, referrer) {
      tell('setCustomUrl', address)
      tell('setDocumentTitle', title)
      tell('setReferrerUrl', referrer)
      if (search === undefined) tell('trackPageView')
      else reportSearch(search)
    },
    search: reportSearch,
    link: (address, kind) => tell('trackLink', address, kind),
    stop() {
      cancelScript()
      forgetWaiting()
      configure()
      tell('forgetConsentGiven')
      tell('deleteCookies')
    },
  }
}

/** Without a tab, which a visitor often has not chosen. */
const reportSearch = ({ term, hits }: TrackedSearch) => tell('trackSiteSearch', term, false, hits ?? false)
