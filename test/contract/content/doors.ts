import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createContentApi } from '#backend/content/api.ts'
import { startStandInTypo3 } from '#test/support/typo3/server.ts'

/** Access to a content system: maps paths with their locale to responses. */
export interface Door {
  name: string
  /** Opens it; the demo's content is behind it unless `isForeign`. */
  open(): Promise<{
    get: (path: string, headers?: Record<string, string>) => Promise<Response>
    close(): Promise<void>
  }>
  /** A third-party installation, which may lack the demo's pages. */
  isForeign: boolean
}

const folder = join(import.meta.dirname, '../../../data')
const ACCEPT = { accept: 'application/json' }

const inProcess: Door = {
  name: 'in process',
  isForeign: false,
  async open() {
    const app = await createContentApi({ folder, publicUrl: 'http://content.test' })
    return {
      get: async (path, headers = {}) => app.request(path, { headers: { ...ACCEPT, ...headers } }),
      close: async () => {},
    }
  },
}

const overHttp: Door = {
  name: 'over HTTP',
  isForeign: false,
  async open() {
    const app = await createContentApi({ folder, publicUrl: 'http://content.test' })
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve)))
    const { port } = server.address() as AddressInfo
    return {
      get: (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...ACCEPT, ...headers } }),
      close: () => new Promise((resolve) => server.close(() => resolve())),
    }
  },
}

const foreign = (url: string): Door => ({
  name: `at ${url}`,
  isForeign: true,
  open: async () => ({
    get: (path, headers = {}) => fetch(url.replace(/\/$/, '') + path, { headers: { ...ACCEPT, ...headers } }),
    close: async () => {},
  }),
})

/** A small TYPO3, with the few pages of a new site. */
const standIn: Door = {
  name: 'of a TYPO3',
  isForeign: true,
  async open() {
    const typo3 = await startStandInTypo3()
    return { ...(await foreign(typo3.url).open()), close: typo3.close }
  },
}

const url = process.env['CONTENT_CONTRACT_URL']

/** The embedded service in process and over HTTP, a stand-in, and the one at `CONTENT_CONTRACT_URL` if that is set. */
export const DOORS: Door[] = [inProcess, overHttp, standIn, ...(url ? [foreign(url)] : [])]
