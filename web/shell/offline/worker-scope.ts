/** The part of a service worker's scope that ours uses: TypeScript's libraries of pages and workers exclude each other. */
export interface WorkerScope {
  /** Set by the server in front of the script (server/offline/worker-script.ts). */
  offline: WorkerSettings
  location: Pick<Location, 'origin'>
  navigator: Pick<Navigator, 'languages'>
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, handle: (event: WorkerEvents[Type]) => void) => void
}

export interface WorkerSettings {
  /** Version of the build and of the offline pages. Another one begins with empty stores. */
  version: string
  /** Markup of the offline page per locale, with `<!--pages-->` where the links to pages belong. */
  pages: Record<string, string>
  /** Language of the offline page of a visitor who speaks none of the site's. */
  defaultLocale: string
  /** Content security policy of the offline page. */
  policy: string
}

/** A page's message to the worker: its own address, and the files that it has loaded. */
export interface SeenPage {
  page: string
  assets: string[]
}

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerEvents {
  install: Waiting
  activate: Waiting
  message: Waiting & { data: SeenPage }
  fetch: Waiting & {
    request: Request
    preloadResponse?: Promise<Response | undefined>
    respondWith: (response: Promise<Response>) => void
  }
}
