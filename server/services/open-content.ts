import { join } from 'node:path'
import { Hono } from 'hono'
import { contentApi } from '#backend/content/api.ts'
import type { FormServices } from '#backend/content/forms/receive-form.ts'
import type { ContentSite } from '#backend/content/site.ts'
import { createBreaker } from '#web/clients/patience.ts'
import { type ContentEndpoint, sendOverNetwork } from '#web/clients/send-form.server.ts'
import { markHeaders } from '#server/caller/caller.ts'
import type { Config } from '#server/config.ts'
import { boundFetch } from './bounded-fetch.ts'
import { inProcess, sendInProcess } from './in-process.ts'
import type { OpenedService } from './opened.ts'
import { receiveChanges } from './reported-changes.ts'

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
  /** The content of the files at the start. */
  site: ContentSite
  /** Takes the forms that visitors send. */
  forms: FormServices | undefined
  /** Behind drawings, of the brand. */
  ground: string
}

/** The embedded content system, over files that are read already. */
export async function openContent(
  { companyDir, dataDir, patience }: Config,
  { site, forms, ground }: ContentParts,
): Promise<OpenedService<ContentEndpoint> & { change: (site: ContentSite) => Promise<void> }> {
  const serve = (read: ContentSite) => contentApi(read, { picturesFolder: `${dataDir}/pictures`, ground, forms })
  let current = await serve(site)
  const app = new Hono()
  app.all('*', (c) => current.fetch(c.req.raw))
  return {
    endpoint: { url: 'http://embedded', fetch: inProcess(app), send: sendInProcess(app), patience },
    mounts: [{ path: '/typo', app }],
    described: [`content  embedded, pages from ${join(companyDir, 'pages')}`],
    async change(changed) {
      current = await serve(changed)
    },
  }
}
