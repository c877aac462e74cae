import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Company } from '#contracts/company.ts'
import { type Locale, perLocale } from '#contracts/locales.ts'
import { WORKER_FILE } from '#server/build/emit-service-worker.ts'
import { PLAIN_PAGE_POLICY } from '#server/plain-page.ts'
import type { WorkerSettings } from '#web/shell/offline/worker-scope.ts'
import { offlinePage } from './offline-page.ts'

/** The worker requests pages and files of this site and nothing else. */
export const WORKER_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

interface WorkerOptions {
  /** Folder of the built browser files. */
  assets: string
  /** Version of the build. */
  build: string
  company: Company
  defaultLocale: Locale
}

/** The service worker with its settings in front. Browsers replace theirs when a byte of it has changed. */
export function workerScript({ assets, build, company, defaultLocale }: WorkerOptions): string {
  const script = readFileSync(join(assets, WORKER_FILE), 'utf8')
  const pages = perLocale((locale) => offlinePage(company, locale))
  const hash = createHash('sha256').update(build + script + JSON.stringify(pages))
  const version = hash.digest('base64url').slice(0, 12)
  const settings: WorkerSettings = { version, pages, defaultLocale, policy: PLAIN_PAGE_POLICY }
  return `self.offline=${JSON.stringify(settings)};\n${script}`
}

/** Replaces the worker in browsers that have one, removes its stored pages, then itself. */
export const WORKER_REMOVAL = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
