import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { sharedSite } from '#test/support/shared-site.ts'

test('A browser that stored pages for offline use is given a worker that removes them and itself.', async () => {
  const response = await fetch(`${(await sharedSite()).url}/service-worker.js`)
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])

  const stores = new Set(['offline-pages-1', 'offline-assets-1', 'of-another'])
  const done: unknown[] = []
  const listeners: Record<string, (event: { waitUntil: (work: unknown) => void }) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => (listeners[name] = listener),
    skipWaiting: async () => done.push('skipped waiting'),
    registration: { unregister: async () => done.push('unregistered') },
  }
  const caches = { keys: async () => [...stores], delete: async (name: string) => stores.delete(name) }
  runInNewContext(await response.text(), { self, caches })
  for (const name of ['install', 'activate'])
    await new Promise((resolve) => listeners[name]?.({ waitUntil: (work) => resolve(work) }))
  expect([[...stores], done]).toEqual([['of-another'], ['skipped waiting', 'unregistered']])
})
