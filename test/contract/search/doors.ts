import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { demoSources, indexForSearch, searchApiOf } from '#test/support/search-demo.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'

/** Access to a search service with the demo company's documents behind it. */
export interface SearchDoor {
  name: string
  open(): Promise<{ get: (pathAndQuery: string, method?: string) => Promise<Response>; close(): Promise<void> }>
}

async function openEmbedded() {
  const { db, close } = await createTestDatabase()
  return { app: searchApiOf(await indexForSearch(db, await demoSources())), close }
}

const inProcess: SearchDoor = {
  name: 'in process',
  async open() {
    const { app, close } = await openEmbedded()
    return { get: async (path, method = 'GET') => app.request(path, { method }), close }
  },
}

const overHttp: SearchDoor = {
  name: 'over HTTP',
  async open() {
    const { app, close } = await openEmbedded()
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    if (!server.listening) await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return {
      get: (path, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method }),
      close: async () => {
        server.close()
        await close()
      },
    }
  },
}

/** Another service with the demo company's documents, by SEARCH_CONTRACT_URL. */
const remote = (url: string): SearchDoor => ({
  name: `at ${url}`,
  open: async () => ({ get: (path, method = 'GET') => fetch(url + path, { method }), close: async () => {} }),
})

const other = process.env['SEARCH_CONTRACT_URL']
export const SEARCH_DOORS: SearchDoor[] = [
  overHttp,
  ...(IS_WHOLE_MATRIX ? [inProcess] : []),
  ...(other ? [remote(other)] : []),
]
