import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { contentApi, type ContentApiOptions, loadContent } from '#backend/content/api.ts'
import type { FormServices } from '#backend/content/forms/receive-form.ts'
import type { ContentSite } from '#backend/content/site.ts'
import { createBreaker, type Patience } from '#web/clients/patience.ts'
import { type ContentEndpoint, sendOverNetwork } from '#web/clients/send-form.server.ts'
import { markHeaders } from '#server/caller/caller.ts'
import type { Config } from '#server/config.ts'
import { boundFetch } from './bounded-fetch.ts'
import { inProcess, sendInProcess } from './in-process.ts'
import type { OpenedService } from './opened.ts'
import { receiveChanges } from './reported-changes.ts'
import { reloadingContent } from './reloading-content.ts'

/** The content system at CONTENT_URL, which may report its changes. */
export function remoteContent(
  url: string,
  { callsAtOnce, patience, contentSecret }: Config,
): OpenedService<ContentEndpoint> {
  const changes = contentSecret === undefined ? undefined : receiveChanges(contentSecret)
  return {
    endpoint: {
      url,
      fetch: boundFetch(fetch, callsAtOnce),
      send: (address, init) => sendOverNetwork(address, { ...init, headers: { ...init.headers, ...markHeaders() } }),
      breaker: createBreaker(),
      patience,
      ...(changes && { changedAt: changes.changedAt }),
    },
    mounts: changes ? [changes.mount] : [],
    described: [`content  ${url}`],
  }
}

interface ContentParts {
  files: ContentApiOptions
  /** The content of the files at the start. */
  site: ContentSite
  /** Takes the forms that visitors send. */
  forms: FormServices | undefined
  /** Gets the content of changed files; undefined if they are not read again. */
  onChanged: ((site: ContentSite) => void) | undefined
  log: Logger
}

/** The embedded content system, over files that are read already. */
export async function openContent(
  { dataDir, patience }: Config,
  { files, site, forms, onChanged, log }: ContentParts,
): Promise<OpenedService<ContentEndpoint> & { close: () => Promise<void> }> {
  const serve = (read: ContentSite) => contentApi(read, { picturesFolder: `${dataDir}/pictures`, forms })
  const loaded = await serve(site)
  if (!onChanged) return { ...embedded(loaded, files.folder, patience), close: async () => {} }
  const reload = async () => {
    const changed = await loadContent(files)
    onChanged(changed)
    return serve(changed)
  }
  const { app, close } = reloadingContent(loaded, files.folder, reload, log)
  return { ...embedded(app, files.folder, patience), close }
}

const embedded = (app: Hono, folder: string, patience: Patience): OpenedService<ContentEndpoint> => ({
  endpoint: { url: 'http://embedded', fetch: inProcess(app), send: sendInProcess(app), patience },
  mounts: [{ path: '/typo', app }],
  described: [`content  embedded, pages from ${join(folder, 'pages')}`],
})
